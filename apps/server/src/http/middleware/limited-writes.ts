import { IMPORT_BYTES_MAX } from "@fourball/domain/course/import-limits";
import { fail } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";

const IMPORT_PATHS = new Set(["/api/admin/courses/csv", "/trpc/admin.importCourses"]);

/** The call that carries all courses of a file. */
export const isImport = (path: string): boolean => IMPORT_PATHS.has(path);

/** The calls that carry a picture. */
export const isUpload = (path: string): boolean => /^\/api\/(pictures\/|tee-times\/[^/]+\/photos$)/.test(path);

/** Refuses a longer body. */
export function bodyUpTo(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const announced = c.req.header("content-length");
    // Counting the body makes a web stream of it, which most requests do without.
    if (announced === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(announced) > maxSize ? refuse() : next();
  };
}

function refuse(): never {
  throw fail("requestTooLarge");
}

const small = bodyUpTo(64 * 1024);
const wholeFile = bodyUpTo(IMPORT_BYTES_MAX);

/**
 * Limits the body of a write. Only admins may send a file and only golfers a picture, which is counted as it is read: the
 * bodies of others are not read to the end.
 */
export const limitedWrites = ({ sessions }: Dependencies): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    if (c.req.method === "GET") return next();
    if (!isImport(c.req.path) && !isUpload(c.req.path)) return small(c, next);
    const viewer = await sessions.viewerOf({
      cookieHeader: c.req.header("cookie"),
      userAgent: c.req.header("user-agent"),
      setCookie: (cookie) => c.header("set-cookie", cookie, { append: true }),
    });
    if (isUpload(c.req.path) && viewer) return next();
    return (viewer?.isAdmin ? wholeFile : small)(c, next);
  };
};
