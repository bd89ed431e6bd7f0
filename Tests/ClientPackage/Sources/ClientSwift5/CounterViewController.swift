import UIKit

/// A screen as Swift 5 code has it: no word about actors anywhere.
class CounterViewController: UIViewController {
  let button = UIButton(type: .system)
  let label = UILabel()
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "0"
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    view.addSubview(label)
    button.setTitle("Add", for: .normal)
    button.frame = CGRect(x: 20, y: 150, width: 200, height: 44)
    button.addTarget(self, action: Selector("add:", CounterViewController.add(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  func add(_ sender: Any?) {
    count += 1
    label.text = "\(count)"
  }
}
