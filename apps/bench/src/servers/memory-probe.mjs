// Loaded into the server under test, so that its memory is known after garbage collections.
import { setTimeout as pause } from "node:timers/promises";

/** One frees objects, the next their pages. */
const COLLECTIONS = 3;
/** V8 gives pages back beside the program, after a collection has ended. */
const PAGES_ARE_FREED_MS = 300;

process.on("message", async (message) => {
  if (message !== "memory") return;
  for (let done = 0; done < COLLECTIONS; done++) {
    globalThis.gc();
    await pause(PAGES_ARE_FREED_MS);
  }
  process.send(process.memoryUsage());
});
process.channel?.unref();
