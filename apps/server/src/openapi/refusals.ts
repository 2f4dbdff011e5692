import type { RestRow } from "../http/rest-route.ts";

const REFUSAL = {
  400: "What was sent is not right; `issues` says where",
  401: "Not signed in",
  403: "Not for this golfer; or, where `issues` names the password, not before signing in again",
  404: "Not there, or not for this golfer to know of",
  409: "The thing is in no state for it; the message says why",
  413: "Too large",
  415: "Not JSON",
  429: "Too many requests; `Retry-After` says when to try again",
  503: "Temporarily unavailable; `Retry-After` says when to try again",
} as const;
type Status = keyof typeof REFUSAL;

/** What a call may be refused with: what follows from its row, and what the row says besides. */
export function refusalsOf({ method, path, operation }: RestRow) {
  const { for: whom, body, query, refuses = [] } = operation;
  const statuses: Status[] = [
    ...(body || query ? ([400] as const) : []),
    ...(whom === "anyone" ? [] : ([401] as const)),
    ...(whom === "admins" ? ([403] as const) : []),
    ...(path.includes(":") ? ([404] as const) : []),
    ...(method === "GET" ? [] : ([413, 415] as const)),
    ...refuses,
    429,
    503,
  ];
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [
      status,
      {
        description: REFUSAL[status],
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
