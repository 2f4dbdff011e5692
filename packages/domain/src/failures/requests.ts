import { IDEMPOTENCY_KEY_HEADER } from "../idempotency.ts";
import type { FailureEntries } from "./codes.ts";

/** Of the request itself: its form, its size, how many there are. */
export const requestFailures = {
  crossOrigin: { code: "forbidden", text: "Cross-origin request blocked" },
  cursorInvalid: { code: "invalid", text: "Invalid cursor" },
  jsonMalformed: { code: "invalid", text: "Malformed JSON" },
  jsonOnly: { code: "unsupported_media_type", text: "Send JSON with the content type application/json" },
  keyInvalid: { code: "invalid", text: `${IDEMPOTENCY_KEY_HEADER} must be 1 to 255 visible ASCII characters` },
  keyOfAnotherRequest: { code: "conflict", text: `This ${IDEMPOTENCY_KEY_HEADER} belongs to another request` },
  keyOfSeveralCalls: { code: "invalid", text: `Send one call with each ${IDEMPOTENCY_KEY_HEADER}` },
  methodNotAllowed: { code: "method_not_allowed", text: "Method not allowed" },
  notFound: { code: "not_found", text: "Not found" },
  requestMalformed: { code: "invalid", text: "Malformed request" },
  requestTooLarge: { code: "too_large", text: "Request too large" },
  requestTooSlow: { code: "timeout", text: "The request took too long to arrive" },
  serverBusy: { code: "unavailable", text: "Fourball is very busy right now. Please try again in a moment." },
  serviceUnavailable: { code: "unavailable", text: "Service temporarily unavailable" },
  socketOnly: { code: "method_not_allowed", text: "Subscribe over the WebSocket at /trpc" },
  socketTokenInvalid: { code: "unauthorized", text: "Invalid or expired token" },
  tooManyConnections: { code: "too_many_requests", text: "Too many connections" },
  tooManyRequests: { code: "too_many_requests", text: "Too many requests" },
  tooManySubscriptions: { code: "too_many_requests", text: "Too many subscriptions" },
  typeUnsupported: { code: "unsupported_media_type", text: "Unsupported content type" },
  valueInvalid: { code: "invalid", text: "Invalid value" },
} as const satisfies FailureEntries;
