import { CHAT_PAGE_MAX } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput, ChatMessage } from "@fourball/domain/chat/message";
import { gapBefore, hasEarlier, withLines } from "./room-state.ts";

type Load = (page: Omit<ChatHistoryInput, "teeTimeId">) => Promise<ChatHistory>;

/** The lines of a room as far as they are known: no number twice, and none left out for long. */
export class Transcript {
  readonly #load: Load;
  readonly #onChange: (lines: readonly ChatMessage[]) => void;
  #lines: readonly ChatMessage[] = [];
  /** The number of the last line that the server told of; one's own may be known before. */
  #heard = 0;
  #isFilling = false;

  constructor(load: Load, onChange: (lines: readonly ChatMessage[]) => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  get heard(): number {
    return this.#heard;
  }

  /** True when some of them were new. */
  add(more: readonly ChatMessage[]): boolean {
    const lines = withLines(this.#lines, more);
    if (lines === this.#lines) return false;
    this.#lines = lines;
    this.#onChange(lines);
    return true;
  }

  /** The stream has come to this line; it may have skipped some. */
  hear(upTo: number): void {
    this.#heard = Math.max(this.#heard, upTo);
  }

  async loadNewest(): Promise<ChatHistory> {
    const page = await this.#load({});
    this.hear(page.messages.at(-1)?.seq ?? 0);
    return page;
  }

  async loadEarlier(): Promise<void> {
    const [first] = this.#lines;
    if (first && hasEarlier(this.#lines)) this.add((await this.#load({ before: first.seq })).messages);
  }

  /** What the stream skipped, the history has. When that fails, the gap is found again the next time. */
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

  #gap = (): number | undefined => gapBefore(this.#lines, this.#heard);
}
