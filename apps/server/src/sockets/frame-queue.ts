type Owner = { handle(frame: string): Promise<void> };
type Source = { pause(): void; resume(): void };

/** Handles the frames of one client in the order in which they were sent. */
export class FrameQueue {
  readonly #owner: Owner;
  readonly #source: Source;
  /** Undefined while none is handled. */
  #waiting: string[] | undefined;

  /** `source` is paused while frames wait, so that a flood stays with its sender. */
  constructor(owner: Owner, source: Source) {
    this.#owner = owner;
    this.#source = source;
  }

  push(frame: string): void {
    if (this.#waiting) {
      this.#waiting.push(frame);
      this.#source.pause();
    } else void this.#run([frame]);
  }

  clear(): void {
    if (this.#waiting) this.#waiting.length = 0;
  }

  async #run(waiting: string[]): Promise<void> {
    this.#waiting = waiting;
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) await this.#owner.handle(frame);
    this.#waiting = undefined;
    this.#source.resume();
  }
}
