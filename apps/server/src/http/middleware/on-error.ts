import { STATUS_CODES } from "node:http";
import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { reasonOf } from "../../log/logged-error.ts";
import type { AppEnv } from "../app-env.ts";

/** `{"message": …, "issues"?: […]}` with the status of the failure. A bug is logged with its stack and answered with 500. */
export function onError(thrown: unknown, c: Context<AppEnv>): Response {
  // Middleware of Hono throws HTTPException; ours carries the failure as its cause.
  const error = thrown instanceof HTTPException ? (thrown.cause ?? thrown) : thrown;
  if (error instanceof HTTPException && error.status < 500) return c.json({ message: textOf(error) }, contentful(error.status));
  if (!toFailure(error)) c.var.logBug(error);
  const { status, message, issues, retryAfterSeconds } = describeFailure(error);
  if (status >= 500) c.set("reason", reasonOf(unwrapError(error)));
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.json({ message, issues }, contentful(status));
}

const textOf = ({ message, status }: HTTPException): string => message || (STATUS_CODES[status] ?? "Malformed request");

/** Every status of `FAILURE_CODES`, 500 and those that middleware throws may have a body, which the type `number` does not say. */
const contentful = (status: number): ContentfulStatusCode => status as ContentfulStatusCode;
