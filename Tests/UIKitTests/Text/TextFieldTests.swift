import Testing
import UIKit
import UIKitTesting

@Suite("Text fields", .application) @MainActor struct TextFieldTests {
  let user = User()

  private func shown(_ text: String = "") async -> (UITextField, UIWindow) {
    let window = UIWindow.filling(color: .white)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.text = text
    window.rootViewController?.view.addSubview(field)
    window.makeKeyAndVisible()
    await user.turn()
    return (field, window)
  }

  @Test("S-11 a secure field knows its text and draws a mark for each character") func secure() async {
    let (field, _) = await shown("abcd")
    field.isSecureTextEntry = true
    await user.turn()
    #expect(field.text == "abcd")
    let masked = await user.screenshot()
    field.text = "wxyz"
    #expect(await user.screenshot().pngData() == masked.pngData())
    field.text = "wxy"
    #expect(await user.screenshot().pngData() != masked.pngData())
    field.isSecureTextEntry = false
    field.text = "abcd"
    #expect(await user.screenshot().pngData() != masked.pngData())
  }

  @Test("S-15 a field in a visible window that is not key makes it key when it is tapped, and typing works") func makesKey() async {
    let (field, window) = await shown()
    let other = UIWindow.filling()
    other.windowLevel = .normal - 1
    other.isHidden = false
    other.makeKey()
    #expect(!window.isKeyWindow)
    #expect(field.becomeFirstResponder())
    #expect(window.isKeyWindow)
    await user.type("ab")
    #expect(field.text == "ab")
  }

  @Test("K-05 K-06 K-17 the order of beginning, of moving on and of ending") func editingOrder() async {
    let (first, window) = await shown()
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    window.rootViewController?.view.addSubview(second)
    let log = CallLog()
    let recorder = FieldRecorder(log, names: [(first, "A"), (second, "B")])
    await user.tap(first)
    #expect(log.take() == ["A.shouldBegin", "A.didBegin", "A.beginNotification", "A.editingDidBegin"])
    #expect(first.isFirstResponder && first.isEditing)
    await user.tap(second)
    #expect(
      log.take() == [
        "B.shouldBegin", "A.shouldEnd", "A.didEnd", "A.endNotification", "A.editingDidEnd", "B.didBegin", "B.beginNotification",
        "B.editingDidBegin",
      ])
    second.resignFirstResponder()
    #expect(log.take() == ["B.shouldEnd", "B.didEnd", "B.endNotification", "B.editingDidEnd"])
    recorder.mayBegin = false
    await user.tap(first)
    #expect(log.take() == ["A.shouldBegin"])
    #expect(!first.isFirstResponder)
  }

  @Test("K-17 a field that refuses to end keeps the focus") func refusal() async {
    let (first, window) = await shown()
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    window.rootViewController?.view.addSubview(second)
    let log = CallLog()
    let recorder = FieldRecorder(log, names: [(first, "A"), (second, "B")])
    await user.tap(first)
    recorder.mayEnd = false
    log.clear()
    await user.tap(second)
    #expect(log.take() == ["B.shouldBegin", "A.shouldEnd"])
    #expect(first.isFirstResponder && !second.isFirstResponder)
    // K-10
    first.removeFromSuperview()
    #expect(!first.isFirstResponder && !first.isEditing)
    #expect(log.take() == ["A.didEnd", "A.endNotification", "A.editingDidEnd"])
  }

  @Test("K-28 of the two methods about the end only the one with a reason is called") func endWithReason() async {
    final class Delegate: UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { calls.append("reason") }
    }
    let (field, _) = await shown()
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.calls == ["reason"])
  }

  @Test("K-07 each edit asks, changes, notifies; setting text does none of it") func edits() async {
    let (field, _) = await shown()
    let log = CallLog()
    let recorder = FieldRecorder(log, names: [(field, "A")])
    field.becomeFirstResponder()
    log.clear()
    await user.type("a")
    #expect(log.take() == ["A.change 0,0 a", "A.changeNotification a", "A.editingChanged a"])
    await user.press(.keyboardDeleteOrBackspace)
    #expect(log.take() == ["A.change 0,1 ", "A.changeNotification ", "A.editingChanged "])
    await user.press(.keyboardDeleteOrBackspace)
    #expect(log.take().isEmpty)
    recorder.mayChange = false
    await user.type("b")
    #expect(log.take() == ["A.change 0,0 b"])
    #expect(field.text == "")
    field.text = "set"
    #expect(log.take().isEmpty)
    #expect(field.text == "set")
  }

  @Test("K-08 Return asks; only an action for the exit ends editing") func returnKey() async {
    let (field, _) = await shown()
    let log = CallLog()
    let recorder = FieldRecorder(log, names: [(field, "A")])
    field.becomeFirstResponder()
    log.clear()
    await user.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["A.shouldReturn"])
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in log.note("exit") }, for: .editingDidEndOnExit)
    recorder.mayReturn = false
    await user.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["A.shouldReturn"])
    recorder.mayReturn = true
    await user.press(.keyboardReturnOrEnter)
    #expect(Array(log.take().prefix(2)) == ["A.shouldReturn", "exit"])
    #expect(!field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test("K-19 a secure field that comes back starts anew at the first edit") func secureStartsAnew() async {
    let (field, _) = await shown()
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    await user.type("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    await user.type("x")
    #expect(field.text == "x")
    await user.type("y")
    #expect(field.text == "xy")
  }

  @Test("K-21 unmasking while editing keeps text and focus") func unmasking() async {
    let (field, _) = await shown()
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    await user.type("abc")
    field.isSecureTextEntry = false
    #expect(field.text == "abc")
    #expect(field.isFirstResponder)
    await user.type("d")
    #expect(field.text == "abcd")
  }

  @Test("K-22 a field keeps its window's focus while another window is key") func keepsFocus() async {
    let (field, window) = await shown()
    field.becomeFirstResponder()
    let overlay = UIWindow.filling(.statusBar)
    overlay.makeKeyAndVisible()
    await user.type("x")
    #expect(field.text == "")
    #expect(field.isFirstResponder)
    overlay.isHidden = true
    #expect(window.isKeyWindow)
    await user.type("y")
    #expect(field.text == "y")
  }

  @Test("A tap puts the caret between the characters where it is; keys move it by characters as a reader sees them") func caretPlaces()
    async
  {
    let (field, _) = await shown("abcdefgh")
    await user.tap(at: CGPoint(x: 21, y: 117))
    await user.type("1")
    #expect(field.text == "1abcdefgh")
    await user.tap(at: CGPoint(x: 300, y: 117))
    await user.type("2")
    #expect(field.text == "1abcdefgh2")
    await user.press(.keyboardHome)
    await user.press(.keyboardRightArrow)
    await user.press(.keyboardDeleteForward)
    #expect(field.text == "1bcdefgh2")
    await user.press(.keyboardEnd)
    await user.press(.keyboardLeftArrow)
    await user.type("3")
    #expect(field.text == "1bcdefgh32")
    field.text = "a👨‍👩‍👧‍👦é"
    await user.press(.keyboardLeftArrow)
    await user.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "aé")
    await user.press(.keyboardDeleteForward)
    #expect(field.text == "a")
  }

  @Test("Words and the whole line by their modifiers") func words() async {
    let (field, _) = await shown("one two three")
    field.becomeFirstResponder()
    await user.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(field.text == "one two ")
    await user.press(.keyboardLeftArrow, modifiers: .alternate)
    await user.type("x")
    #expect(field.text == "one xtwo ")
    await user.press(.keyboardLeftArrow, modifiers: .command)
    await user.press(.keyboardDeleteForward, modifiers: .control)
    #expect(field.text == " xtwo ")
  }

  @Test("Pasting makes one line of many", arguments: [UIKeyModifierFlags.control, .command]) func paste(modifiers: UIKeyModifierFlags) async
  {
    let (field, _) = await shown("ab")
    field.becomeFirstResponder()
    await user.press(.keyboardLeftArrow)
    UIPasteboard.general.string = "1\n2\r\n3"
    await user.press(.keyboardV, modifiers: modifiers)
    #expect(field.text == "a1 2 3b")
  }

  @Test("clearsOnBeginEditing empties the field unless the delegate refuses") func clears() async {
    final class Refusing: UITextFieldDelegate {
      func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    }
    let (field, _) = await shown("abc")
    field.clearsOnBeginEditing = true
    let refusing = Refusing()
    field.delegate = refusing
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.delegate = nil
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test("A disabled field takes no focus") func disabled() async {
    let (field, _) = await shown("abc")
    field.isEnabled = false
    await user.tap(field)
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
  }

  @Test("M8-34 the caret blinks by the media clock, and only while the window is key and the app active") func blinking() async {
    let (field, _) = await shown()
    field.tintColor = .red
    field.becomeFirstResponder()
    await user.turn()
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let place = CGPoint(x: 21, y: 117)
    #expect(await user.screenshot().pixel(at: place) == red)
    await user.advance(by: 0.6)
    #expect(await user.screenshot().pixel(at: place) != red)
    await user.advance(by: 0.5)
    #expect(await user.screenshot().pixel(at: place) == red)
    await user.loseFocus()
    #expect(await user.screenshot().pixel(at: place) != red)
    await user.gainFocus()
    #expect(await user.screenshot().pixel(at: place) == red)
    let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    overlay.makeKeyAndVisible()
    #expect(await user.screenshot().pixel(at: place) != red)
    overlay.isHidden = true
    #expect(await user.screenshot().pixel(at: place) == red)
    field.resignFirstResponder()
    #expect(await user.screenshot().pixel(at: place) != red)
  }

  @Test("M6-17 the caret is 2 wide and stands behind what was typed, inside the field however long the text is") func longText() async {
    let (field, _) = await shown()
    field.tintColor = .red
    field.becomeFirstResponder()
    await user.type(String(repeating: "wide ", count: 20))
    let picture = await user.screenshot()
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let columns = stride(from: 20.0, to: 330.0, by: 0.5).filter { picture.pixel(at: CGPoint(x: $0, y: 117)) == red }
    #expect((columns.first ?? 0) > 300)
    #expect((columns.last ?? 999) < 320)
    #expect(abs((columns.last ?? 0) - (columns.first ?? 0) - 1.5) <= 0.5)
    await user.press(.keyboardHome)
    #expect(await user.screenshot().pixel(at: CGPoint(x: 21, y: 117)) == red)
  }

  @Test("M6-14 M6-15 sizes: 34 with a rounded border, the line and 1.5 without") func sizes() {
    let field = UITextField()
    field.text = "Text"
    #expect(field.sizeThatFits(.zero).height == 22)
    let plain = field.sizeThatFits(.zero).width
    field.borderStyle = .roundedRect
    #expect(field.sizeThatFits(.zero) == CGSize(width: plain + 28, height: 34))
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)) == CGRect(x: 7, y: 2, width: 86, height: 30))
  }

  @Test("Side views take their room while their mode says so") func sideViews() async {
    let (field, _) = await shown("abc")
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 270, height: 34))
    field.becomeFirstResponder()
    await user.turn()
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 230, height: 34))
    #expect(field.rightView?.frame == CGRect(x: 260, y: 7, width: 40, height: 20))
    #expect(field.rightView?.isHidden == false)
  }

  @Test("Bad geometry and odd texts are survived") func badInput() async {
    let (field, _) = await shown("abc")
    field.becomeFirstResponder()
    for frame in [CGRect.zero, CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: .nan), CGRect(x: 0, y: 0, width: 1, height: 1)] {
      field.frame = frame
      await user.turn()
    }
    field.text = "\u{301}\u{200d}\n\r\n"
    await user.press(.keyboardLeftArrow)
    await user.press(.keyboardDeleteForward)
    field.text = nil
    #expect(field.text == "")
  }
}

/// Notes what a field's delegate, observers and targets hear.
@MainActor final class FieldRecorder: UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var mayChange = true
  var mayReturn = true
  private let log: CallLog
  private let names: [(UITextField, String)]
  private var tokens: [any NSObjectProtocol] = []

  init(_ log: CallLog, names: [(UITextField, String)]) {
    self.log = log
    self.names = names
    for (field, name) in names {
      field.delegate = self
      for (event, what) in [(UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingDidEnd, "editingDidEnd")] {
        field.addAction(UIAction { _ in log.note("\(name).\(what)") }, for: event)
      }
      field.addAction(UIAction { _ in log.note("\(name).editingChanged \(field.text ?? "nil")") }, for: .editingChanged)
      observe(UITextField.textDidBeginEditingNotification, field, "\(name).beginNotification")
      observe(UITextField.textDidEndEditingNotification, field, "\(name).endNotification")
      observe(UITextField.textDidChangeNotification, field, "\(name).changeNotification ", withText: true)
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  private func observe(_ notification: Notification.Name, _ field: UITextField, _ what: String, withText: Bool = false) {
    let log = log
    tokens.append(
      NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) { [weak field] _ in
        MainActor.assumeIsolated { log.note(what + (withText ? field?.text ?? "" : "")) }
      })
  }

  private func note(_ field: UITextField, _ what: String) { log.note("\(names.first { $0.0 === field }?.1 ?? "?").\(what)") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note(textField, "shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note(textField, "shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "didEnd") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    note(textField, "change \(range.location),\(range.length) \(string)")
    return mayChange
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note(textField, "shouldReturn")
    return mayReturn
  }
}
