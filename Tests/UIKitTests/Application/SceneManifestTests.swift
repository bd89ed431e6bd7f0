import Testing

@testable import UIKit

@Suite struct SceneManifestTests {
  @Test func anInfoPlistWithoutAManifestHasNone() {
    #expect(SceneManifest(infoDictionary: [:]) == nil)
    #expect(SceneManifest(infoDictionary: ["UIApplicationSceneManifest": "yes"]) == nil)
  }

  @Test func configurationsAreFoundByRoleAndName() throws {
    let role = UISceneSession.Role.windowApplication.rawValue
    let manifest = try #require(
      SceneManifest(infoDictionary: [
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": true,
          "UISceneConfigurations": [
            role: [
              ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "App.SceneDelegate"],
              ["UISceneConfigurationName": "Inspector", "UISceneDelegateClassName": "App.InspectorDelegate"],
            ], "broken": "no list",
          ],
        ] as [String: Any]
      ]))
    #expect(manifest.supportsMultipleScenes == true)
    #expect(manifest.entry(named: nil, role: role)?.delegateClassName == "App.SceneDelegate")
    #expect(manifest.entry(named: "Inspector", role: role)?.delegateClassName == "App.InspectorDelegate")
    #expect(manifest.entry(named: "Other", role: role) == nil)
    #expect(manifest.entry(named: nil, role: "other") == nil)
  }

  @Test func limitsComeFromTheEnvironmentWhereTheyAreNumbers() {
    let usual = LifeLimits(environment: [:])
    #expect((usual.returning, usual.background) == (5, 30))
    let own = LifeLimits(environment: ["TRANSOM_RETURN_LIMIT": "0.5", "TRANSOM_BACKGROUND_LIMIT": "2"])
    #expect((own.returning, own.background) == (0.5, 2))
    for text in ["nan", "-1", "0", "soon", "1e9"] { #expect(LifeLimits(environment: ["TRANSOM_RETURN_LIMIT": text]).returning == 5) }
  }
}
