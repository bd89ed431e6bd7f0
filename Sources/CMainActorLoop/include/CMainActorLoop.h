#pragma once

/// Links the hook that lets an async main turn the main loop; referring to it keeps the object file in the program.
void transom_link_main_actor_loop(void);
