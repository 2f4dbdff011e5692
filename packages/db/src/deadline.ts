import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database-errors.ts";

const deadlines = new AsyncLocalStorage<Deadline>();

export const currentDeadline = (): Deadline | undefined => deadlines.getStore();

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

  /** Call `startCommit` as the last step of a transaction: it throws when the deadline has passed, so that all is rolled back. */
  async storing<T>(transaction: (startCommit: () => void) => Promise<T>): Promise<T> {
    this.assertOpen();
    let isCommitting = false;
    const startCommit = () => {
      this.assertOpen();
      isCommitting = true;
      this.#committing++;
    };
    try {
      const result = await transaction(startCommit);
      this.#hasStored = true;
      return result;
    } finally {
      if (isCommitting) this.#committing--;
    }
  }
}
