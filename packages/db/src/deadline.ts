import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database-errors.ts";

const deadlines = new AsyncLocalStorage<Deadline | undefined>();

export const currentDeadline = (): Deadline | undefined => deadlines.getStore();

/** For work that several requests share: the time limit of none applies to it. */
export const withoutDeadline = <T>(work: () => T): T => deadlines.run(undefined, work);

/** How a transaction tells its request that it is being committed. */
export type Commit = {
  /** The last step before it: throws when the deadline has passed, so that nothing is stored. */
  start(): void;
  /** Nothing was stored after all. */
  undo(): void;
};

/**
 * The time limit of one request. It either passes, and then nothing of the request is stored, or something was stored before,
 * and then the caller must hear the answer.
 */
export class Deadline {
  #isPassed = false;
  #committing = 0;
  #hasStored = false;

  /** Transactions that `work` starts are subject to this deadline. */
  run<T>(work: () => T): T {
    return deadlines.run(this, work);
  }

  /** From now on nothing is stored. False, without effect, when something was stored or is being stored. */
  pass(): boolean {
    if (this.#hasStored || this.#committing > 0) return false;
    this.#isPassed = true;
    return true;
  }

  assertOpen(): void {
    if (this.#isPassed) throw new DatabaseUnavailable("The time limit of the request has passed");
  }

  /** `transaction` may try several times, one after the other. */
  async storing<T>(transaction: (commit: Commit) => Promise<T>): Promise<T> {
    this.assertOpen();
    let isCommitting = false;
    const undo = () => {
      if (isCommitting) this.#committing--;
      isCommitting = false;
    };
    const start = () => {
      this.assertOpen();
      if (!isCommitting) this.#committing++;
      isCommitting = true;
    };
    try {
      const result = await transaction({ start, undo });
      this.#hasStored = true;
      return result;
    } finally {
      undo();
    }
  }
}
