import "temporal-polyfill/global";
import { createServer, type IncomingMessage } from "node:http";
import postgres from "postgres";
import { type FlatCard, pageOf } from "./card.ts";
import { pageSql, sessionSql } from "./ceiling-sql.ts";
import { decide, join } from "./ceiling-writes.ts";
import { readJob, sayReady } from "./peer-process.ts";
import { sessionId } from "./session-id.ts";

/** The minimum of work: no framework, no checks, prepared statements. */
const { databaseUrl, port } = readJob();
// The driver rejects a "begin" that fills its connection's pipeline and leaves it open; this limit is never reached.
const pool = { max: 10, max_pipeline: 10_000, onnotice: () => {} };
const sql = postgres(databaseUrl, pool);
const counted = pageSql("counted");
const carried = pageSql("carried");

type Viewer = { id: string; isAdmin: boolean };
type Answer = { status: number; body: unknown };

async function askedViewer(request: IncomingMessage): Promise<Viewer | undefined> {
  const [viewer] = await sql.unsafe<Viewer[]>(sessionSql, [sessionId(request.headers.cookie)], { prepare: true });
  return viewer;
}

const KEPT_MS = 10_000;
const kept = new Map<string, { viewer: Viewer; until: number }>();

async function keptViewer(request: IncomingMessage): Promise<Viewer | undefined> {
  const cookie = request.headers.cookie ?? "";
  const found = kept.get(cookie);
  if (found && found.until > Date.now()) return found.viewer;
  const viewer = await askedViewer(request);
  if (viewer) kept.set(cookie, { viewer, until: Date.now() + KEPT_MS });
  return viewer;
}

const page = async (text: string, viewer: Viewer): Promise<Answer> => ({
  status: 200,
  body: pageOf(await sql.unsafe<FlatCard[]>(text, [viewer.id], { prepare: true })),
});

async function answer(request: IncomingMessage): Promise<Answer> {
  const viewer = await (request.url === "/kept" ? keptViewer : askedViewer)(request);
  if (!viewer) return { status: 401, body: { message: "Unauthorized" } };
  if (request.url === "/counted") return page(counted, viewer);
  if (request.url === "/decide") return decide(sql, viewer.id, await jsonBody(request));
  if (request.url === "/join") return join(sql, viewer.id, await jsonBody(request));
  return page(carried, viewer);
}

async function jsonBody(request: IncomingMessage): Promise<Record<string, string>> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return JSON.parse(text);
}

createServer((request, response) => {
  answer(request)
    .catch((error: Error) => ({ status: 500, body: { message: error.message } }))
    .then(({ status, body }) => {
      const text = JSON.stringify(body);
      response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
      response.end(text);
    });
}).listen(port, "127.0.0.1", sayReady);
