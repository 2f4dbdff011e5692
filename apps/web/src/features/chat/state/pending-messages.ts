import { randomId } from "../../../kit/random-id.ts";

export type PendingMessage = {
  clientId: string;
  message: string;
  /** Why it failed; undefined while it is being sent. */
  failure: string | undefined;
  /** It is sent when the server can be reached again. */
  isWaiting?: boolean;
};

type Delivery = {
  /** Resolves once the message is stored, or waits in the queue. */
  deliver(message: Pick<PendingMessage, "clientId" | "message">): Promise<void>;
  describe(error: unknown): string;
  onChange(all: readonly PendingMessage[]): void;
};

/** Messages that the server has not confirmed. Sent one at a time to keep their order. */
export class PendingMessages {
  readonly #delivery: Delivery;
  #all: readonly PendingMessage[];
  #isDelivering = false;

  constructor(unsent: readonly PendingMessage[], delivery: Delivery) {
    this.#all = unsent;
    this.#delivery = delivery;
  }

  send(message: string): void {
    this.#change([...this.#all, { clientId: randomId(), message, failure: undefined }]);
    void this.#deliverAll();
  }

  /** With the same id, so that a message that did arrive is not stored twice. */
  retry(clientId: string): void {
    this.#update(clientId, undefined);
    void this.#deliverAll();
  }

  /** Discarded by the golfer, or confirmed by the server. */
  drop(clientId: string): void {
    if (this.#has(clientId)) this.#change(this.#all.filter((each) => each.clientId !== clientId));
  }

  clear(): void {
    this.#change([]);
  }

  async #deliverAll(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { clientId, message } = next;
      try {
        await this.#delivery.deliver({ clientId, message });
        this.drop(clientId);
      } catch (error) {
        this.#update(clientId, this.#delivery.describe(error));
      }
    }
    this.#isDelivering = false;
  }

  #next = (): PendingMessage | undefined => this.#all.find(({ failure }) => failure === undefined);

  #has = (clientId: string): boolean => this.#all.some((each) => each.clientId === clientId);

  #update(clientId: string, failure: string | undefined): void {
    if (this.#has(clientId)) this.#change(this.#all.map((each) => (each.clientId === clientId ? { ...each, failure } : each)));
  }

  #change(all: readonly PendingMessage[]): void {
    this.#all = all;
    this.#delivery.onChange(all);
  }
}
