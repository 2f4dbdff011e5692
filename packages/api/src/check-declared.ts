import type { FailureName } from "@fourball/domain/failure";
import type { ApiContext } from "./context.ts";
import { toFailure } from "./describe-failure.ts";

type Call = { path: string; fails: readonly FailureName[] } & Pick<ApiContext, "reportUndeclared">;

/** A refusal that the procedure does not declare is a bug: it throws, or is reported where the golfer has to go on. */
export function checkDeclared(error: unknown, { path, fails, reportUndeclared }: Call): void {
  const failure = toFailure(error);
  if (!failure || fails.includes(failure.reason)) return;
  const bug = new Error(`${path} fails with "${failure.reason}", which it does not declare`, { cause: failure });
  if (!reportUndeclared) throw bug;
  reportUndeclared(bug, path);
}
