export type Cleanup = {
  /** Makes something that must be gone at the end, however that comes. */
  making<T>(made: Promise<T>, undo: () => Promise<unknown>): Promise<T>;
  /** Undoes all of it, the last first. */
  run(): Promise<void>;
};

function createCleanup(): Cleanup {
  const undos: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;
  async function undoAll(): Promise<void> {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
  }
  return {
    making(made, undo) {
      // What is still being made would come back.
      undos.push(() => made.then(undo, undo));
      return made;
    },
    run: () => {
      running ??= undoAll();
      return running;
    },
  };
}

/** Runs a command's work and cleans up after it, also when the operator or the system ends it. */
export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = createCleanup();
  const end = () => void cleanup.run().finally(() => process.exit(130));
  // Each time: npm sends the one of Ctrl+C once more.
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  try {
    return await work(cleanup);
  } finally {
    await cleanup.run();
    for (const signal of signals) process.off(signal, end);
  }
}
