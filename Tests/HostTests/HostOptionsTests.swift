import Host
import Testing

@Suite struct HostOptionsTests {
  @Test func argumentsWinOverTheEnvironment() {
    let environment = ["TRANSOM_HOST": "memory", "TRANSOM_DEVICE": "ipad", "TRANSOM_APPEARANCE": "dark", "TRANSOM_SCALE": "2"]
    let fromEnvironment = HostOptions(arguments: [], environment: environment)
    #expect(fromEnvironment.host == .memory)
    #expect(fromEnvironment.device == .iPad)
    #expect(fromEnvironment.isDark == true)
    #expect(fromEnvironment.scale == 2)
    let options = HostOptions(
      arguments: ["--host", "window", "--device=iPhone SE", "--light", "--scale", "1", "--tour", "out"], environment: environment)
    #expect(options.host == .window)
    #expect(options.device == .iPhoneSE)
    #expect(options.isDark == false)
    #expect(options.scale == 1)
    #expect(options.otherArguments == ["--tour", "out"])
    #expect(options.problems.isEmpty)
  }

  @Test func withoutAChoiceTheMachineDecides() {
    #expect(HostOptions(arguments: [], environment: ["DISPLAY": ":1"]).host == .window)
    #expect(HostOptions(arguments: [], environment: [:]).host == .memory)
    #expect(HostOptions(arguments: [], environment: ["DISPLAY": ""]).host == .memory)
    #expect(HostOptions(arguments: [], environment: [:]).device == .iPhone14)
    #expect(HostOptions(arguments: [], environment: [:]).isDark == nil)
  }

  @Test("an unknown name is one sentence with the known ones, and the default stands")
  func unknownNames() {
    let options = HostOptions(
      arguments: ["--host", "paper", "--device", "nokia", "--scale", "nan", "--device"], environment: ["TRANSOM_APPEARANCE": "pink"])
    #expect(options.problems.count == 5)
    #expect(options.problems.contains { $0.contains("“paper”") && $0.contains("window and memory") })
    #expect(options.problems.contains { $0.contains("“nokia”") && $0.contains("iPhone SE") && $0.contains("iPad") })
    #expect(options.problems.contains { $0.contains("“pink”") && $0.contains("light and dark") })
    #expect(options.problems.contains { $0.contains("“nan”") })
    #expect(options.problems.contains { $0 == "--device needs a value after it." })
    #expect(options.device == .iPhone14)
    #expect(options.host == .memory)
    #expect(options.scale == nil)
  }

  @Test("A-19 arguments that begin with a scheme are URLs, in their order; names and paths are not")
  func urls() {
    let options = HostOptions(
      arguments: ["notes://note/5", "--tour", "out", "mailto:a@b.org", "a:b", "/tmp/x:y", "x y:z"], environment: [:])
    #expect(options.urls.map(\.absoluteString) == ["notes://note/5", "mailto:a@b.org"])
    #expect(options.otherArguments == ["--tour", "out", "a:b", "/tmp/x:y", "x y:z"])
  }

  @Test("A-16 starting off the screen, by argument and environment") func minimized() {
    #expect(!HostOptions(arguments: [], environment: [:]).isMinimized)
    #expect(HostOptions(arguments: ["--minimized"], environment: [:]).isMinimized)
    #expect(HostOptions(arguments: [], environment: ["TRANSOM_MINIMIZED": "1"]).isMinimized)
    #expect(!HostOptions(arguments: [], environment: ["TRANSOM_MINIMIZED": "0"]).isMinimized)
    #expect(HostOptions(arguments: [], environment: ["TRANSOM_MINIMIZED": "perhaps"]).problems.count == 1)
  }

  @Test func helpListsEveryKeyAndDevice() {
    let help = HostOptions.help(program: "Showcase")
    for key in HostKeyBinding.all {
      #expect(help.contains(key.title))
      #expect(help.contains(key.explanation))
    }
    for device in DeviceProfile.all { #expect(help.contains(device.name)) }
    #expect(HostOptions(arguments: ["--help"], environment: [:]).wantsHelp)
  }

  @Test func everyCommandHasOneKeyThatTextEditingDoesNotUse() {
    #expect(Set(HostKeyBinding.all.map(\.command)) == Set(HostCommand.allCases))
    #expect(Set(HostKeyBinding.all.map(\.letter)).count == HostCommand.allCases.count)
    #expect(Set(HostKeyBinding.all.map(\.letter)).isDisjoint(with: ["Z", "V", "U"]), "redo, plain paste, Unicode input")
    #expect(HostKeyBinding.command(letter: "h", modifiers: [.control, .shift]) == .home)
    #expect(HostKeyBinding.command(letter: "H", modifiers: [.control, .shift, .capsLock]) == .home)
    #expect(HostKeyBinding.command(letter: "h", modifiers: .control) == nil)
    #expect(HostKeyBinding.command(letter: "h", modifiers: [.control, .shift, .option]) == nil)
  }
}
