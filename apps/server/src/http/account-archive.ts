import { countCall } from "@fourball/api/count-call";
import { unauthorized } from "@fourball/domain/failure";
import { archiveOwnData } from "@fourball/services/account-data/archive-own-data";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { crossOrigin, isSameOrigin } from "./same-origin.ts";
import { zipStream } from "./zip-stream.ts";

/** Everything that is kept of the golfer, as one file to download: not for a link or a frame of another site. */
export const accountArchive = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/account/archive", async (c) => {
    if (!isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL)) throw crossOrigin();
    const ctx = await callContext(deps, c, (cookie) => c.header("set-cookie", cookie, { append: true }));
    await countCall(ctx, "reads");
    const { viewer } = ctx;
    if (!viewer) throw unauthorized();
    const files = await archiveOwnData({ ...ctx, viewer });
    const headers = { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="fourball-my-data.zip"' };
    return c.body(zipStream(files), 200, headers);
  });
