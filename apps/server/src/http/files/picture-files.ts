import { Failure } from "@fourball/domain/failure";
import { chatPictureHash, publicPictureHash } from "@fourball/domain/picture/address";
import { requirePhotoReader } from "@fourball/services/chat/require-photo-reader";
import { isPublicPicture, requireEvidenceReader } from "@fourball/services/golfers/picture/require-picture-reader";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { countedCall } from "../call-context.ts";
import { clientAddress } from "../client-address.ts";

/** An address is made of the content: what it answers never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/** Asked again before it is shown: golfers lose the right to read a chat. */
const ASK_AGAIN = "private, no-cache";

/** The uploaded pictures: of profiles and courses for everyone, of a chat for those who may read it, of reports for admins. */
export function pictureFiles(deps: Dependencies): Hono<AppEnv> {
  const { env, services } = deps;
  return new Hono<AppEnv>().get("/:key", async (c) => {
    const key = c.req.param("key");
    const publicHash = publicPictureHash(key);
    const hash = publicHash ?? chatPictureHash(key);
    const isPublic = publicHash !== undefined && (await isPublicPicture(services.db, publicHash));
    if (!isPublic && !(hash && (await isReader(deps, c, hash)))) return missing(c);
    const tag = `"${key}"`;
    const headers = { "Cache-Control": isPublic ? FOREVER : ASK_AGAIN, ETag: tag };
    if (isKnown(c, tag)) return c.body(null, 304, headers);
    const bytes = await services.ports.pictures.get(key);
    if (bytes) return c.body(bytes, 200, { ...headers, "Content-Type": "image/webp" });
    // Each guess asks the store.
    await services.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
    return missing(c);
  });
}

/** Everyone else learns as little as from an unknown address. */
async function isReader(deps: Dependencies, c: Context<AppEnv>, hash: string): Promise<boolean> {
  const ctx = await countedCall(deps, c);
  const { viewer } = ctx;
  if (!viewer) return false;
  return (
    (await isAllowed(() => requirePhotoReader({ ...ctx, viewer }, hash))) ||
    (await isAllowed(() => requireEvidenceReader({ ...ctx, viewer }, hash)))
  );
}

async function isAllowed(require: () => Promise<void>): Promise<boolean> {
  try {
    await require();
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const isKnown = (c: Context, tag: string): boolean =>
  (c.req.header("if-none-match") ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

const missing = (c: Context) => c.json({ message: "Not found" }, 404, { "Cache-Control": "no-store" });
