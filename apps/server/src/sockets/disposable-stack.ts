/** The platform's `DisposableStack` as far as it is used here: Node 20 lacks it. */
export class DisposableStack {
  readonly #callbacks: (() => void)[] = [];
  #isDisposed = false;

  get disposed(): boolean {
    return this.#isDisposed;
  }

  defer(onDispose: () => void): void {
    if (this.#isDisposed) throw new ReferenceError("The stack is disposed");
    this.#callbacks.push(onDispose);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (let callback = this.#callbacks.pop(); callback; callback = this.#callbacks.pop()) callback();
  }
}
