import type { RestRow } from "../http/rest/rest-route.ts";

type Described = Pick<RestRow, "method" | "operation">;

/** What answers say of caches, by the row that they come from. */
const cacheRuleOf = ({ operation }: Described): "private, no-cache" | "no-store" =>
  operation.headers?.ETag ? "private, no-cache" : "no-store";

const COOKIES = {
  session: "`session` (`__Host-session` on https) is the one to send with later requests",
  device: "`device-…` tells a known device from a stranger's",
  changed: "`changed` lets the next reads of a golfer show what a write changed",
} as const;

/** The cookies that the answer to a golfer's call may set. */
const cookiesOf = ({ method, operation }: Described): (keyof typeof COOKIES)[] => [
  ...(operation.cookies ?? []),
  ...(method === "GET" ? [] : (["changed"] as const)),
];

function cookieHeader(row: Described) {
  const cookies = cookiesOf(row);
  if (cookies.length === 0) return {};
  const description = `${cookies.map((name) => COOKIES[name]).join("; ")}. Each comes in a \`Set-Cookie\` of its own. Programs may ignore all but the session's, which they keep until another \`Set-Cookie\` names it.`;
  return { "Set-Cookie": { description, schema: { type: "string" } } };
}

/** The headers of a call's answer that programs act on. */
export const responseHeaders = (row: Described) => ({
  "Cache-Control": { description: "What caches may do with the answer", schema: { type: "string", const: cacheRuleOf(row) } },
  ...cookieHeader(row),
  ...Object.fromEntries(
    Object.entries(row.operation.headers ?? {}).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  ),
});
