import { archiveOwnData } from "@fourball/services/account-data/archive-own-data";
import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { memberCall } from "../call-context.ts";
import { crossOrigin, isSameOrigin } from "../middleware/same-origin.ts";
import { zipStream } from "./zip-stream.ts";

/** Everything that is kept of the golfer, as one file to download: not for a link or a frame of another site. */
export const accountArchive = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/account/archive", async (c) => {
    if (!isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL)) throw crossOrigin();
    const files = await archiveOwnData(await memberCall(deps, c));
    const headers = { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="fourball-my-data.zip"' };
    return c.body(zipStream(files), 200, headers);
  });
