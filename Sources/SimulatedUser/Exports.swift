@_exported public import Host
@_exported public import UIKit
