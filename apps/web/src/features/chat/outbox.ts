export type Outgoing = {
  clientId: string;
  message: string;
  /** Why it was not sent; undefined while it is on its way. */
  failure: string | undefined;
};

type Post = {
  /** Resolves once the message is stored for good. */
  deliver(message: Pick<Outgoing, "clientId" | "message">): Promise<void>;
  describe(error: unknown): string;
  onChange(all: readonly Outgoing[]): void;
};

/** What the golfer has said and the server has not confirmed. One message at a time goes out, so they arrive in their order. */
export class Outbox {
  readonly #post: Post;
  #all: readonly Outgoing[];
  #isWorking = false;

  constructor(unsent: readonly Outgoing[], post: Post) {
    this.#all = unsent;
    this.#post = post;
  }

  send(message: string): void {
    this.#change([...this.#all, { clientId: newClientId(), message, failure: undefined }]);
    void this.#work();
  }

  /** Under the same id, so that a message that did arrive is not there twice. */
  retry(clientId: string): void {
    this.#update(clientId, undefined);
    void this.#work();
  }

  /** The golfer gives it up, or it is in the room. */
  drop(clientId: string): void {
    if (this.#has(clientId)) this.#change(this.#all.filter((each) => each.clientId !== clientId));
  }

  clear(): void {
    this.#change([]);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { clientId, message } = next;
      try {
        await this.#post.deliver({ clientId, message });
        this.drop(clientId);
      } catch (error) {
        this.#update(clientId, this.#post.describe(error));
      }
    }
    this.#isWorking = false;
  }

  #next = (): Outgoing | undefined => this.#all.find(({ failure }) => failure === undefined);

  #has = (clientId: string): boolean => this.#all.some((each) => each.clientId === clientId);

  #update(clientId: string, failure: string | undefined): void {
    if (this.#has(clientId)) this.#change(this.#all.map((each) => (each.clientId === clientId ? { ...each, failure } : each)));
  }

  #change(all: readonly Outgoing[]): void {
    this.#all = all;
    this.#post.onChange(all);
  }
}

/** Not `randomUUID`, which browsers keep from pages without https. */
const newClientId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
