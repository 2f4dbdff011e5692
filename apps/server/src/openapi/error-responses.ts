import { failuresOfPath } from "@fourball/api/failures-of-path";
import { FAILURES, type FailureName } from "@fourball/domain/failure";
import { FAILURE_CODES } from "@fourball/domain/failures/codes";
import type { FileCall } from "../http/rest/file-calls.ts";
import type { RestRow } from "../http/rest/rest-route.ts";

const DESCRIPTION: Record<number, string> = {
  400: "Invalid input; `issues` names the fields",
  401: "Not signed in",
  403: "Not allowed; when `issues` names the password, call `POST /api/auth/confirm-password` first",
  404: "Not found, or not visible to this golfer",
  408: "The request took too long to arrive",
  409: "Conflicts with the current state; `message` says why",
  413: "Too large",
  415: "Not JSON",
  429: "Too many requests; `Retry-After` says when to try again",
  503: "Temporarily unavailable; `Retry-After` says when to try again",
};

/** Any call that changes something may be refused for its form, and where another site makes a browser send it. */
const WRITES_FAIL = ["crossOrigin", "requestTooSlow", "requestTooLarge", "jsonOnly"] as const satisfies FailureName[];
const READS_FAIL = ["serverBusy"] as const satisfies FailureName[];
const INPUT_FAILS: ReadonlySet<FailureName> = new Set(["requestMalformed", "valueInvalid"]);

/** The refusals of a row, with their texts: what its procedures declare. */
export function errorsOfRow({ method, operation: { calls, body, query } }: RestRow) {
  const names = calls.flatMap((path) => failuresOfPath(path) ?? []);
  const hasInput = Boolean(body ?? query);
  const declared = names.filter((name) => hasInput || !INPUT_FAILS.has(name));
  return responsesOf([
    ...declared,
    ...(body ? (["jsonMalformed"] as const) : []),
    ...(method === "GET" ? READS_FAIL : WRITES_FAIL),
  ]);
}

export const errorsOfFile = ({ method, operation: { query }, fails }: FileCall) =>
  responsesOf(
    [
      ...fails,
      "crossOrigin",
      "tooManyRequests",
      "serviceUnavailable",
      ...(query ? (["requestMalformed"] as const) : []),
      ...(method === "GET" ? [] : (["requestTooSlow"] as const)),
    ],
    { 415: "Not a picture that can be read" },
  );

const RETRY_AFTER = {
  "Retry-After": { description: "After how many seconds to try again", schema: { type: "integer" } },
};

const statusOf = (name: FailureName): number => FAILURE_CODES[FAILURES[name].code].http;

function responsesOf(names: readonly FailureName[], other: Record<number, string> = {}) {
  const statuses = [...new Set(names.map(statusOf))].sort((one, another) => one - another);
  return Object.fromEntries(
    statuses.map((status) => {
      const examples = examplesOf(names.filter((name) => statusOf(name) === status));
      const json = { schema: { $ref: "#/components/schemas/Error" }, examples };
      const description = other[status] ?? DESCRIPTION[status] ?? "";
      const headers = status === 429 || status === 503 ? RETRY_AFTER : {};
      return [status, { description, headers, content: { "application/json": json } }];
    }),
  );
}

const examplesOf = (names: readonly FailureName[]) =>
  Object.fromEntries([...names].sort().map((name) => [name, { value: { message: FAILURES[name].text } }]));
