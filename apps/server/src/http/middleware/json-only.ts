import { fail } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";
import { isUpload } from "./limited-writes.ts";

/** Requires JSON or an empty body on writes, or a picture: other sites can make a browser send forms and files. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type");
  const hasBody = c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length") ?? 0) > 0;
  const mediaType = type?.split(";")[0]?.trim().toLowerCase();
  if (isUpload(c.req.path) && mediaType?.startsWith("image/")) return next();
  const isJson = mediaType === "application/json";
  if (c.req.method !== "GET" && !isJson && (hasBody || type !== undefined)) throw fail("jsonOnly");
  await next();
};
