import { BYTE_RATE, FRAME_RATE } from "@fourball/domain/chat/socket-protocol";
import type { Env } from "../env.ts";
import { LIMIT_FACTOR, TokenBucket } from "../limits/token-bucket.ts";

/** How much one socket may send. Frames cost time to handle, whatever is in them. */
export class FrameAllowance {
  readonly #frames: TokenBucket;
  readonly #bytes: TokenBucket;

  constructor({ RATE_LIMIT }: Pick<Env, "RATE_LIMIT">) {
    this.#frames = new TokenBucket(FRAME_RATE, LIMIT_FACTOR[RATE_LIMIT]);
    this.#bytes = new TokenBucket(BYTE_RATE, LIMIT_FACTOR[RATE_LIMIT]);
  }

  /** False when the socket sends too fast. */
  take(bytes: number): boolean {
    return this.#frames.take() && this.#bytes.take(bytes);
  }
}
