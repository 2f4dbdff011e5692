import { bugBehind, describeFailure, failureBehind } from "@fourball/api/describe-failure";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./app-env.ts";

/** `{"message": …, "issues"?: […]}` with the right status; a bug is logged with its stack and only called what it is here. */
export function errorAnswer(thrown: unknown, c: Context<AppEnv>): Response {
  // Hono's own middleware can only throw its exceptions; ours carry the refusal as their cause.
  const error = thrown instanceof HTTPException ? thrown.cause : thrown;
  if (!failureBehind(error)) c.var.log.error({ err: bugBehind(error) }, "bug");
  const { status, message, issues, retryAfterSeconds } = describeFailure(error);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.json({ message, issues }, contentful(status));
}

/** Every status of `FAILURE_CODES` and 500 may carry a body; Hono's type cannot see that of a number. */
const contentful = (status: number): ContentfulStatusCode => status as ContentfulStatusCode;
