import { CHAT_PAGE_MAX, MESSAGE_DELETED } from "@fourball/domain/chat/constants";
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
    this.#replace(seq, (message) => ({ ...message, reactions }));
    return before;
  }

  /** What is left of a message, if it is loaded. */
  setDeleted(seq: number): void {
    this.#replace(seq, (message) => ({ ...message, message: MESSAGE_DELETED, photo: null, reactions: [], isDeleted: true }));
  }

  /** Reactions and deletions are sent once, so after a lost connection the newest messages are read again. */
  async refresh(): Promise<void> {
    for (const message of (await this.#load({})).messages) this.#replace(message.seq, () => message);
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

  #replace(seq: number, change: (message: ChatMessage) => ChatMessage): void {
    if (!this.#messages.some((message) => message.seq === seq)) return;
    this.#messages = this.#messages.map((message) => (message.seq === seq ? change(message) : message));
    this.#onChange(this.#messages);
  }

  #gap = (): number | undefined => gapBefore(this.#messages, this.#received);
}
