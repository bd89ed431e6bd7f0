/// What the compositor knows of one layer from the last frame.
final class RenderNode {}
