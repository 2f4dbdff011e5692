import type { AppRouter } from "@fourball/api/client";
import { TRPCClientError } from "@trpc/client";

/** Counts what the servers answered to calls and socket upgrades that they did not serve. */
export class Answers {
  /** 503 with `Retry-After`: a server that is about to end asks clients to come back. */
  askedToWait = 0;
  readonly #errors = new Map<string, number>();

  note(what: string, status: number, isAskedToWait: boolean): void {
    if (isAskedToWait) this.askedToWait++;
    else this.#errors.set(`${what} answered ${status}`, (this.#errors.get(`${what} answered ${status}`) ?? 0) + 1);
  }

  /** A call without an answer is not counted. */
  noteError(what: string, error: unknown): void {
    if (!(error instanceof TRPCClientError)) throw error;
    const { data }: TRPCClientError<AppRouter> = error;
    const response = error.meta?.response;
    const status = data?.httpStatus ?? (response instanceof Response ? response.status : undefined);
    if (status !== undefined) this.note(what, status, data?.failure === "unavailable");
  }

  complaints(): string[] {
    return [...this.#errors].map(([what, count]) => `${what} ${count} times`);
  }
}
