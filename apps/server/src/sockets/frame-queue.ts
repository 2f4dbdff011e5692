/** Handles the frames of one client in the order in which they were sent. */
export class FrameQueue {
  readonly #waiting: string[] = [];
  readonly #handle: (frame: string) => Promise<void>;
  readonly #source: { pause(): void; resume(): void };
  #isRunning = false;

  /** `source` is paused while frames wait, so that a flood stays with its sender. */
  constructor(handle: (frame: string) => Promise<void>, source: { pause(): void; resume(): void }) {
    this.#handle = handle;
    this.#source = source;
  }

  push(frame: string): void {
    this.#waiting.push(frame);
    if (!this.#isRunning) void this.#run();
    else this.#source.pause();
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let frame = this.#waiting.shift(); frame !== undefined; frame = this.#waiting.shift()) await this.#handle(frame);
    this.#isRunning = false;
    this.#source.resume();
  }
}
