// Where a program's main is async, as a test runner's is, Swift on Linux drains the main actor on a worker thread and nobody turns the
// main run loop: timers never fire. The runtime offers a hook that is called on the main thread instead of that drain.
#include "CMainActorLoop.h"

#if __has_attribute(swiftcall)
#define SWIFT_CALL __attribute__((swiftcall))
#else
#define SWIFT_CALL
#endif

typedef SWIFT_CALL void (*drain_queue)(void);

extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_queue, drain_queue);
extern void transom_turn_main_loop(void);

static SWIFT_CALL void turn_main_loop(drain_queue original, drain_queue override) {
  (void)original;
  (void)override;
  transom_turn_main_loop();
  __builtin_trap();
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = turn_main_loop; }

void transom_link_main_actor_loop(void) {}
