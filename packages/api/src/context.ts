import type { ServiceContext } from "@fourball/services/core/service-context";

/** What the server passes to each call. */
export type ApiContext = ServiceContext & {
  /** The transport has counted the call, before it parsed anything. */
  isCounted?: true;
  /** The transport has asked the database whether the viewer is an admin, before it parsed anything. */
  isAdminChecked?: true;
  /** Runs every call of a procedure, for metrics and traces. */
  observeCall?: ObserveCall | undefined;
  /** Takes note of a refusal that its procedure does not declare, which the golfer then gets all the same; without it, it throws. */
  reportUndeclared?: ((bug: Error, path: string) => void) | undefined;
};

/** `path` is the name of the procedure. Answers with what `run` does. */
export type ObserveCall = <Result extends { ok: true } | { ok: false; error: unknown }>(
  path: string,
  run: () => Promise<Result>,
) => Promise<Result>;
