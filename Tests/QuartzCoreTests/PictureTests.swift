import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite struct PictureTests {
  @Test func picture() throws {
    let stage = Stage(width: 320, height: 320, scale: 3, color: CGColor(srgbRed: 0.95, green: 0.95, blue: 0.97, alpha: 1))
    let card = stage.layer(CGRect(x: 20, y: 20, width: 120, height: 80), .white)
    card.cornerRadius = 20
    card.cornerCurve = .continuous
    card.shadowOpacity = 0.4
    card.shadowRadius = 10
    card.shadowOffset = CGSize(width: 0, height: 6)
    card.borderWidth = 2
    card.borderColor = .blue
    let masked = stage.layer(CGRect(x: 160, y: 20, width: 100, height: 80), .green)
    masked.cornerRadius = 30
    masked.masksToBounds = true
    let inside = CALayer()
    inside.frame = CGRect(x: -20, y: 20, width: 200, height: 40)
    inside.backgroundColor = .red
    masked.addSublayer(inside)
    let inside2 = CALayer()
    inside2.frame = CGRect(x: 0, y: 60, width: 40, height: 40)
    inside2.backgroundColor = .blue
    masked.addSublayer(inside2)
    let turned = stage.layer(CGRect(x: 20, y: 130, width: 80, height: 60), .red)
    turned.cornerRadius = 10
    turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    turned.shadowOpacity = 0.5
    let t2 = CALayer()
    t2.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    t2.backgroundColor = .white
    turned.addSublayer(t2)
    turned.masksToBounds = false
    let group = stage.layer(CGRect(x: 130, y: 130, width: 80, height: 60), .red)
    group.opacity = 0.5
    let g2 = CALayer()
    g2.frame = CGRect(x: 20, y: 20, width: 80, height: 60)
    g2.backgroundColor = .blue
    group.addSublayer(g2)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 240, y: 130, width: 60, height: 60)
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
    stage.root.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 210, width: 100, height: 100)
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    shape.path = path
    shape.fillColor = CGColor(srgbRed: 1, green: 0.8, blue: 0, alpha: 1)
    shape.strokeColor = .black
    shape.lineWidth = 6
    shape.strokeEnd = 0.6
    shape.lineCap = .round
    stage.root.addSublayer(shape)
    let following = stage.layer(CGRect(x: 130, y: 220, width: 80, height: 80), nil)
    following.shadowOpacity = 1
    following.shadowRadius = 5
    following.shadowOffset = CGSize(width: 5, height: 5)
    let f = CAShapeLayer()
    f.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil)
    f.fillColor = .white
    following.addSublayer(f)
    let maskedBy = stage.layer(CGRect(x: 225, y: 220, width: 80, height: 80), .blue)
    let m = CAShapeLayer()
    m.path = CGPath(ellipseIn: CGRect(x: 0, y: 10, width: 80, height: 60), transform: nil)
    maskedBy.mask = m
    let inm = CALayer()
    inm.frame = CGRect(x: 40, y: 0, width: 40, height: 80)
    inm.backgroundColor = .green
    maskedBy.addSublayer(inm)
    stage.frame()
    stage.write("/tmp/quartz.png")
  }
}
