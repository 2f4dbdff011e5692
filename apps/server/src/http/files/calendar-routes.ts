import { openTeeTimeInput } from "@fourball/domain/inputs";
import { getRoundEvent } from "@fourball/services/calendar/get-round-event";
import { listFeedEvents } from "@fourball/services/calendar/list-feed-events";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { callContext, memberCall } from "../call-context.ts";

/** Files for calendar programs: one round, for its players, and the private feed of a golfer, for anyone with its address. */
export function calendarRoutes(deps: Dependencies): Hono<AppEnv> {
  const { calendars } = deps.services.ports;
  const download = (c: Context<AppEnv>, file: string, name: string) =>
    c.body(file, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  return new Hono<AppEnv>()
    .get("/tee-times/:id/calendar.ics", async (c) => {
      const ctx = await memberCall(deps, c);
      const { teeTimeId } = openTeeTimeInput.parse({ teeTimeId: c.req.param("id") });
      return download(c, calendars.file(await getRoundEvent(ctx, { teeTimeId })), "tee-time.ics");
    })
    .get("/calendar/:token{[\\w-]+\\.ics}", etag(), async (c) => {
      const ctx = await callContext(deps, c);
      const token = c.req.param("token").replace(/\.ics$/, "");
      return download(c, calendars.feed(await listFeedEvents(ctx, { token })), "fourball.ics");
    });
}
