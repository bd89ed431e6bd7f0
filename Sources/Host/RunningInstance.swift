import Dispatch
import Glibc
package import Foundation

/// The one running instance of a program that later starts hand their URLs to, through a socket in the user's runtime directory.
///
/// Several instances may run; the first holds the socket. A machine without `XDG_RUNTIME_DIR` has none.
@MainActor package final class RunningInstance {
  private nonisolated static let most = 65_536

  /// Somebody who hands URLs over.
  private struct Client {
    var reader: any DispatchSourceRead
    var bytes: [UInt8] = []
  }

  private let lock: Int32
  private let listener: Int32
  private let receive: @MainActor ([URL]) -> Void
  private var reader: (any DispatchSourceRead)?
  private var source: RunLoopSource?
  private var clients: [Int32: Client] = [:]
  private var arrived: [URL] = []

  /// Listens for later starts of `program`; nil where another instance does so, or where there is no place for a socket.
  package init?(
    program: String, directory: String? = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"],
    receive: @escaping @MainActor ([URL]) -> Void
  ) {
    guard let path = Self.path(program, directory) else { return nil }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    // The lock ends with its process, however that ends: a socket that lies there without one is nobody's.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return nil
    }
    unlink(path)
    let listener = Self.makeSocket(SOCK_NONBLOCK.rawValue)
    guard listener >= 0, Self.withAddress(path, { bind(listener, $0, $1) }) == 0, listen(listener, 8) == 0 else {
      if listener >= 0 { close(listener) }
      close(lock)
      return nil
    }
    (self.lock, self.listener, self.receive) = (lock, listener, receive)
    source = RunLoopSource { [weak self] in self?.deliver() }
    let reader = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
    reader.resume()
    self.reader = reader
  }

  isolated deinit {
    let descriptors = [listener, lock]
    reader?.setCancelHandler { for descriptor in descriptors { close(descriptor) } }
    reader?.cancel()
    for identifier in Array(clients.keys) { forget(identifier) }
  }

  /// Hands URLs to the instance of `program` that runs.
  ///
  /// - Returns: Whether it took them; false where none runs or answers within five seconds.
  package nonisolated static func handOver(
    _ urls: [URL], program: String, directory: String? = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
  ) -> Bool {
    guard let path = path(program, directory) else { return false }
    let descriptor = makeSocket(0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    guard withAddress(path, { connect(descriptor, $0, $1) }) == 0, isOurs(descriptor) else { return false }
    let bytes = Array(urls.map(\.absoluteString).joined(separator: "\n").utf8)
    guard bytes.count <= most, write(bytes, to: descriptor) else { return false }
    shutdown(descriptor, Int32(SHUT_WR))
    var answer: UInt8 = 0
    return recv(descriptor, &answer, 1, 0) == 1
  }

  private nonisolated static func path(_ program: String, _ directory: String?) -> String? {
    guard let directory, directory.hasPrefix("/") else { return nil }
    return "\(directory)/transom-\(program.replacingOccurrences(of: "/", with: "_"))"
  }

  private nonisolated static func makeSocket(_ flags: UInt32) -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags), 0)
  }

  private nonisolated static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Whether the other end is a process of the same user.
  private nonisolated static func isOurs(_ descriptor: Int32) -> Bool {
    // The process, its user, its group.
    var peer: (Int32, UInt32, UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.1 == getuid()
  }

  private nonisolated static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func accept() {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      guard Self.isOurs(descriptor), clients.count < 8 else {
        close(descriptor)
        continue
      }
      let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read(descriptor) } }
      reader.setCancelHandler { close(descriptor) }
      clients[descriptor] = Client(reader: reader)
      reader.resume()
    }
  }

  private func read(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while clients[descriptor] != nil {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 {
        clients[descriptor]?.bytes += bytes.prefix(count)
        if clients[descriptor]?.bytes.count ?? 0 > Self.most { forget(descriptor) }
      } else {
        if count < 0, errno == EAGAIN { return }
        if count == 0 { take(descriptor) }
        forget(descriptor)
      }
    }
  }

  private func take(_ descriptor: Int32) {
    guard let bytes = clients[descriptor]?.bytes else { return }
    let urls = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { URL(string: String($0)) }
    guard !urls.isEmpty, Self.write([1], to: descriptor) else { return }
    arrived += urls
    source?.signal()
  }

  private func forget(_ descriptor: Int32) { clients.removeValue(forKey: descriptor)?.reader.cancel() }

  private func deliver() {
    let urls = arrived
    arrived = []
    if !urls.isEmpty { receive(urls) }
  }
}
