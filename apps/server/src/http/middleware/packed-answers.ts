import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { etag } from "hono/etag";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import type { AppEnv } from "../app-env.ts";

const pack = promisify(gzip);
/** A smaller answer fits into one packet as it is. */
const PACKED_FROM = 1024;
/** Packing all courses of a country takes a tenth of a second of a core. */
const KEPT_BYTES = 8 * 1024 * 1024;

const acceptsGzip = (header = ""): boolean => parseAccept(header).some(({ type, q }) => /^(gzip|\*)$/i.test(type) && q > 0);

/**
 * Compresses answers and names them by an ETag, so that a client that has one already gets 304. Only for what holds no
 * secrets: the length of a compressed answer betrays what is in it. What was packed is kept until it changes.
 */
export function packedAnswers(): MiddlewareHandler<AppEnv> {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });

  const packed: MiddlewareHandler<AppEnv> = async (c, next) => {
    await next();
    c.header("Vary", "Accept-Encoding", { append: true });
    // Asked again before it is used: golfers see more than strangers.
    if (c.res.ok || c.res.status === 304) c.header("Cache-Control", "private, no-cache");
    const tag = c.res.headers.get("ETag");
    if (c.res.status !== 200 || !tag || c.req.method !== "GET" || !acceptsGzip(c.req.header("accept-encoding"))) return;
    const answer = c.res;
    const plain = await answer.arrayBuffer();
    const body = kept.get(tag) ?? (plain.byteLength < PACKED_FROM ? undefined : Uint8Array.from(await pack(plain)));
    c.res = new Response(body ?? plain, answer);
    if (!body) return;
    kept.set(tag, body);
    c.res.headers.delete("Content-Length");
    c.res.headers.set("Content-Encoding", "gzip");
    c.res.headers.set("ETag", `W/${tag}`);
  };
  return every(packed, etag());
}
