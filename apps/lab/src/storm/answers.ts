import type { AppRouter } from "@fourball/api/router-types";
import { TRPCClientError } from "@trpc/client";

/** Counts what the servers answered to calls and socket upgrades that they did not serve. */
export class Answers {
  /** 503 or 429 with `Retry-After`: a server that ends, or all that waited for it at once, make clients come back later. */
  askedToWait = 0;
  /** Messages that were sent again and again, in vain. */
  neverAcknowledged = 0;
  readonly #errors = new Map<string, number>();

  note(what: string, status: number, hasRetryAfter: boolean): void {
    if ((status === 503 || status === 429) && hasRetryAfter) this.askedToWait++;
    else this.#errors.set(`${what} answered ${status}`, (this.#errors.get(`${what} answered ${status}`) ?? 0) + 1);
  }

  /** A call without an answer is not counted. */
  noteError(what: string, error: unknown): void {
    if (!(error instanceof TRPCClientError)) throw error;
    const { data }: TRPCClientError<AppRouter> = error;
    const response = error.meta?.response;
    if (response instanceof Response) this.note(what, response.status, response.headers.has("retry-after"));
    else if (data) this.note(what, data.httpStatus, data.failure === "unavailable" || data.failure === "too_many_requests");
  }

  /** Only a restart may ask clients to wait. */
  complaints({ isRestarted }: { isRestarted: boolean }): string[] {
    const waits = isRestarted || this.askedToWait === 0 ? [] : [`${this.askedToWait} calls were told to come back`];
    const unacknowledged = this.neverAcknowledged === 0 ? [] : [`${this.neverAcknowledged} messages were never acknowledged`];
    return [...waits, ...unacknowledged, ...this.#refusals()];
  }

  #refusals(): string[] {
    return [...this.#errors].map(([what, count]) => `${what} ${count} times`);
  }
}
