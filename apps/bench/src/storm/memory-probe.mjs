// Loaded into the server under test, so that its memory is known after garbage collections. One frees objects, the next their pages.
import { setImmediate as nextTurn } from "node:timers/promises";

const COLLECTIONS = 3;

process.on("message", async (message) => {
  if (message !== "memory") return;
  for (let done = 0; done < COLLECTIONS; done++) {
    globalThis.gc();
    await nextTurn();
  }
  process.send(process.memoryUsage());
});
process.channel?.unref();
