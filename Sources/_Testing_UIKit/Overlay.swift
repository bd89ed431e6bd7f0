// Swift Testing imports this overlay wherever a test meets a module of the same name; without it such tests do not build.
