import type { RestRow } from "../http/rest/rest-route.ts";

const DESCRIPTION = {
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
} as const;
type Status = keyof typeof DESCRIPTION;

/** The errors of a call: those that follow from its row, and those that the row names. */
export function errorResponses(
  { method, path, operation }: Pick<RestRow, "method" | "path" | "operation">,
  other: Partial<Record<Status, string>> = {},
) {
  const { access, body, query, keyed, errors = [] } = operation;
  const statuses: Status[] = [
    ...(body || query ? ([400] as const) : []),
    ...(access === "anyone" ? [] : ([401] as const)),
    ...(access === "admins" ? ([403] as const) : []),
    ...(path.includes(":") ? ([404] as const) : []),
    ...(method === "GET" ? [] : ([408, 413, 415] as const)),
    ...(keyed ? ([409] as const) : []),
    ...errors,
    429,
    503,
  ];
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [
      status,
      {
        description: other[status] ?? DESCRIPTION[status],
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
