import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./app-env.ts";

/** `{"message": …, "issues"?: […]}` with the status of the failure. A bug is logged with its stack and answered with 500. */
export function onError(thrown: unknown, c: Context<AppEnv>): Response {
  // Hono's own middleware throws HTTPException; ours carries the failure as its cause.
  const error = thrown instanceof HTTPException ? thrown.cause : thrown;
  if (!toFailure(error)) c.var.log.error({ err: unwrapError(error) }, "bug");
  const { status, message, issues, retryAfterSeconds } = describeFailure(error);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.json({ message, issues }, contentful(status));
}

/** Every status of `FAILURE_CODES` and 500 may have a body, which the type `number` does not say. */
const contentful = (status: number): ContentfulStatusCode => status as ContentfulStatusCode;
