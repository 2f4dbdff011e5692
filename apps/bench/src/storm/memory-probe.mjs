// Loaded into the server under test, so that its memory is known after a garbage collection.
process.on("message", (message) => {
  if (message !== "memory") return;
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.channel?.unref();
