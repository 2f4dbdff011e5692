import { isPublicPictureKey } from "@fourball/domain/picture/address";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/** An address is made of the content: what it answers never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/** The uploaded pictures of profiles and courses, for everyone. */
export function pictureFiles({ env, services }: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/:key", async (c) => {
    const key = c.req.param("key");
    if (!isPublicPictureKey(key)) return missing(c);
    const tag = `"${key}"`;
    const headers = { "Cache-Control": FOREVER, ETag: tag };
    if (isKnown(c, tag)) return c.body(null, 304, headers);
    const bytes = await services.pictures.get(key);
    if (bytes) return c.body(bytes, 200, { ...headers, "Content-Type": "image/webp" });
    // Each guess asks the store.
    await services.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
    return missing(c);
  });
}

const isKnown = (c: Context, tag: string): boolean =>
  (c.req.header("if-none-match") ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

const missing = (c: Context) => c.json({ message: "Not found" }, 404, { "Cache-Control": "no-store" });
