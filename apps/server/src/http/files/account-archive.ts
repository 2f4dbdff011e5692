import { archiveOwnData } from "@fourball/services/account-data/archive-own-data";
import { Zip, ZipPassThrough } from "fflate";
import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { memberCall } from "../call-context.ts";
import { crossOrigin, isSameOrigin } from "../middleware/same-origin.ts";

/** Everything that is kept of the golfer, as one file to download: not for a link or a frame of another site. */
export const accountArchive = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/account/archive", async (c) => {
    if (!isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL)) throw crossOrigin();
    const files = await archiveOwnData(await memberCall(deps, c));
    const headers = { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="fourball-my-data.zip"' };
    return c.body(zipStream(files), 200, headers);
  });

type ZippedFile = { name: string; bytes: Uint8Array };

/** A ZIP archive, written as fast as it is read: one file is in memory. Nothing is compressed, as pictures are already. */
function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  const left = files[Symbol.asyncIterator]();
  const zip = new Zip();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, part, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(part);
        if (isLast) controller.close();
      };
    },
    async pull() {
      const next = await left.next();
      if (next.done) return zip.end();
      const file = new ZipPassThrough(next.value.name);
      zip.add(file);
      file.push(next.value.bytes, true);
    },
    async cancel() {
      await left.return?.();
    },
  });
}
