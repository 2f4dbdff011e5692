/** Does the work of frames one after the other, so that what a client sends first happens first. */
export class FrameQueue {
  readonly #waiting: string[] = [];
  readonly #work: (frame: string) => Promise<void>;
  readonly #flow: { pause(): void; resume(): void };
  #isWorking = false;

  /** `flow` is held while frames wait: a flood stays with its sender. */
  constructor(work: (frame: string) => Promise<void>, flow: { pause(): void; resume(): void }) {
    this.#work = work;
    this.#flow = flow;
  }

  push(frame: string): void {
    this.#waiting.push(frame);
    if (!this.#isWorking) void this.#run();
    else this.#flow.pause();
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  async #run(): Promise<void> {
    this.#isWorking = true;
    for (let frame = this.#waiting.shift(); frame !== undefined; frame = this.#waiting.shift()) await this.#work(frame);
    this.#isWorking = false;
    this.#flow.resume();
  }
}
