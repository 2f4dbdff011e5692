import { CHAT_PAGE_MAX } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput, ChatMessage, ChatReactions } from "@fourball/domain/chat/message";
import { gapBefore, hasEarlier, mergeMessages } from "./room-state.ts";

type Load = (page: Omit<ChatHistoryInput, "teeTimeId">) => Promise<ChatHistory>;

/** The known messages of a room, without duplicates; gaps are filled from the history. */
export class Transcript {
  readonly #load: Load;
  readonly #onChange: (messages: readonly ChatMessage[]) => void;
  #messages: readonly ChatMessage[] = [];
  /** The last `seq` that the stream has reached; the golfer's own messages may be ahead. */
  #received = 0;
  #isFilling = false;

  constructor(load: Load, onChange: (messages: readonly ChatMessage[]) => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  get received(): number {
    return this.#received;
  }

  /** True when any was new. */
  add(more: readonly ChatMessage[]): boolean {
    const messages = mergeMessages(this.#messages, more);
    if (messages === this.#messages) return false;
    this.#messages = messages;
    this.#onChange(messages);
    return true;
  }

  /** Replaces the reactions to a message, if it is loaded; returns those that it had. */
  setReactions(seq: number, reactions: ChatReactions): ChatReactions | undefined {
    const before = this.#messages.find((message) => message.seq === seq)?.reactions;
    if (!before) return undefined;
    this.#messages = this.#messages.map((message) => (message.seq === seq ? { ...message, reactions } : message));
    this.#onChange(this.#messages);
    return before;
  }

  /** Reactions are sent once, so after a lost connection the newest messages are read again. */
  async refreshReactions(): Promise<void> {
    for (const { seq, reactions } of (await this.#load({})).messages) this.setReactions(seq, reactions);
  }

  /** The stream has reached this message; it may have skipped some. */
  onReceived(upTo: number): void {
    this.#received = Math.max(this.#received, upTo);
  }

  async loadNewest(): Promise<ChatHistory> {
    const page = await this.#load({});
    this.onReceived(page.messages.at(-1)?.seq ?? 0);
    return page;
  }

  async loadEarlier(): Promise<void> {
    const [first] = this.#messages;
    if (first && hasEarlier(this.#messages)) this.add((await this.#load({ before: first.seq })).messages);
  }

  /** Loads what the stream skipped. After an error the next event retries. */
  async fillGaps(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      for (let before = this.#gap(); before !== undefined; before = this.#gap())
        if (!this.add((await this.#load({ before, limit: CHAT_PAGE_MAX })).messages)) break;
    } finally {
      this.#isFilling = false;
    }
  }

  #gap = (): number | undefined => gapBefore(this.#messages, this.#received);
}
