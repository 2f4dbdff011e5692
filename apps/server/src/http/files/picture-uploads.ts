import { sendPhotoInput } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import { PICTURE_BYTES_MAX } from "@fourball/domain/picture/constants";
import { requirePhotoAccess, sendPhoto } from "@fourball/services/chat/send-photo";
import { requireAdmin } from "@fourball/services/core/access/require-admin";
import { uploadPicture } from "@fourball/services/golfers/picture/upload-picture";
import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { memberCall } from "../call-context.ts";

/** Uploads, each with the picture as its body. Access is checked before the body is read. */
export function pictureUploads(deps: Dependencies): Hono<AppEnv> {
  const gate = createUploadGate();
  const app = new Hono<AppEnv>();
  for (const kind of ["golfer", "cover", "course"] as const)
    app.post(`/pictures/${kind}`, async (c) => {
      const ctx = await memberCall(deps, c);
      if (kind === "course") await requireAdmin(ctx);
      const uploaded = await gate(ctx.viewer.id, async () => uploadPicture(ctx, { kind, bytes: await pictureOf(c.req.raw) }));
      return c.json(uploaded, 201);
    });
  return app.post("/tee-times/:id/photos", async (c) => {
    const ctx = await memberCall(deps, c);
    const { description, clientId } = c.req.query();
    const photo = sendPhotoInput.parse({ teeTimeId: c.req.param("id"), description, clientId });
    await requirePhotoAccess(ctx, photo.teeTimeId);
    const sent = await gate(ctx.viewer.id, async () => sendPhoto(ctx, { ...photo, bytes: await pictureOf(c.req.raw) }));
    return c.json(sent, 201);
  });
}

/** The body, which is read no further once it is too large. */
async function pictureOf(request: Request): Promise<Uint8Array> {
  const tooLarge = () => fail("pictureTooLarge");
  if (Number(request.headers.get("content-length")) > PICTURE_BYTES_MAX) throw tooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > PICTURE_BYTES_MAX) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/** Their bodies are in memory: 16 of at most 5 MB. */
const AT_ONCE = 16;

type UploadGate = <T>(userId: string, upload: () => Promise<T>) => Promise<T>;

/** Lets one upload a golfer through, and a few of all golfers, from the first byte of its body to the answer. */
function createUploadGate(): UploadGate {
  const uploading = new Set<string>();
  return async (userId, upload) => {
    if (uploading.has(userId)) throw fail("pictureUploading", { retryAfterSeconds: 5 });
    if (uploading.size >= AT_ONCE) throw fail("serviceUnavailable", { retryAfterSeconds: 5 });
    uploading.add(userId);
    try {
      return await upload();
    } finally {
      uploading.delete(userId);
    }
  };
}
