import { Failure } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";

/** Requires JSON or an empty body on writes: other sites can make a browser send forms and files. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type");
  const hasBody = c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length") ?? 0) > 0;
  const isJson = type?.split(";")[0]?.trim().toLowerCase() === "application/json";
  if (c.req.method !== "GET" && !isJson && (hasBody || type !== undefined))
    throw new Failure("unsupported_media_type", "Send JSON with the content type application/json");
  await next();
};
