import type { ProcedurePath } from "@fourball/api/router-types";
import type { Server } from "../servers/start-server.ts";

const PAGE = { limit: 12 };

const batchOf = (paths: readonly ProcedurePath[], inputs: Record<number, object>): string =>
  `/trpc/${paths.join()}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;

const rpc = batchOf(["teeTime.list"], { 0: PAGE });
/** What the app asks for when a golfer opens it. */
const wholePage = batchOf(
  [
    "account.current",
    "notification.unread",
    "chat.unread",
    "dashboard.stats",
    "teeTime.countByDay",
    "teeTime.list",
    "teeTime.count",
    "teeTime.fromPartners",
    "report.warnings",
  ],
  { 5: PAGE, 6: {} },
);
const rest = `/api/tee-times?limit=${PAGE.limit}`;

/** `cookies` are those of golfers whose cards say why they are shown. */
export type ListContender = { name: string; server: Server; path: string; cookies?: string[] };

type Servers = { fourball: Server; small?: { server: Server; games: number }; ceiling: Server; express: Server };

/** The servers that send the marketplace page, and how they are asked; the ceiling first. */
export function listContenders({ fourball, small, ceiling, express }: Servers, reasons: string[]): ListContender[] {
  return [
    { name: "ceiling: node:http, one prepared statement, lateral count", server: ceiling, path: "/counted" },
    { name: "  … with stored counters", server: ceiling, path: "/carried" },
    { name: "  … and the session cached for 10 s", server: ceiling, path: "/kept" },
    { name: "Fourball, tRPC", server: fourball, path: rpc },
    { name: "Fourball, tRPC, with reasons on the cards", server: fourball, path: rpc, cookies: reasons },
    { name: "Fourball, tRPC, all that the page asks for", server: fourball, path: wholePage },
    ...(small ? [{ name: `Fourball, tRPC, ${small.games} tee times`, server: small.server, path: rpc }] : []),
    { name: "Fourball, REST, with X-Total-Count", server: fourball, path: rest },
    ...(small ? [{ name: `Fourball, REST, ${small.games} tee times`, server: small.server, path: rest }] : []),
    { name: "Express + drizzle, relational query", server: express, path: "/relational" },
    { name: "Express + drizzle, counts a row", server: express, path: "/perRow" },
    { name: "Express + drizzle, builder", server: express, path: "/builder" },
  ];
}
