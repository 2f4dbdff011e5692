import { describeFailure } from "@fourball/api/describe-failure";
import { guestRequestInput } from "@fourball/domain/guest/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { ServiceContext } from "@fourball/services/core/service-context";
import { leaveAsGuest } from "@fourball/services/games/guest/leave-as-guest";
import { requestAsGuest } from "@fourball/services/games/guest/request-as-guest";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { countedCall } from "../call-context.ts";
import { bodyUpTo } from "../middleware/limited-writes.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { type GuestVisit, guestCookie, linkIn, readVisit, type Typed } from "./guest-visit.ts";
import { gameOf, type PageForVisitor } from "./signed-out-page.ts";

const PRIVATE = { "Cache-Control": "private, no-store" };

/** What people without an account send from the page of a game, with no script: each is answered with the same page again. */
export function guestFormRoutes(deps: Dependencies, pageForVisitor: PageForVisitor): Hono<AppEnv> {
  const { isHttps, PUBLIC_URL } = deps.env;
  return new Hono<AppEnv>()
    .post("/tee-times/:id", bodyUpTo(8 * 1024), sameOrigin(PUBLIC_URL), async (c) => {
      const url = new URL(c.req.url);
      const again = () => c.redirect(url.pathname + url.search, 303);
      const ctx = await countedCall(deps, c).catch((error: unknown) => ({ error }));
      if ("error" in ctx) {
        const { status, refusal } = wrongOf(c, ctx.error, { guestName: "", guestEmail: "", errors: {} });
        // In the words of the page without its game, which isn't read beyond the limit.
        return c.html(await pageForVisitor(new URL("/", url), { refusal }), status, PRIVATE);
      }
      const game = gameOf(url);
      if (ctx.viewer || !game) return again();
      const form = await c.req.parseBody();
      const visit = await readVisit(ctx, c, game.teeTimeId);
      const typed: Typed = { guestName: textOf(form.guestName), guestEmail: textOf(form.guestEmail), errors: {} };
      try {
        const kept =
          form.action === "leave" ? await leave(ctx, visit) : await join(ctx, { game, visit, typed, key: textOf(form.key) });
        if (kept) c.header("Set-Cookie", guestCookie(game.teeTimeId, kept, isHttps), { append: true });
        return again();
      } catch (error) {
        const { status, ...wrong } = wrongOf(c, error, typed);
        return c.html(await pageForVisitor(url, { ...visit, ...wrong }), status, PRIVATE);
      }
    })
    .get("/tee-times/:id/calendar.ics", async (c) => {
      const ctx = await countedCall(deps, c);
      const { own } = await readVisit(ctx, c, c.req.param("id"));
      const file = own?.request.calendarFile;
      if (!file) return c.notFound();
      return c.body(file, 200, {
        ...PRIVATE,
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="tee-time.ics"',
      });
    });
}

type Kept = Parameters<typeof guestCookie>[1];

async function leave(ctx: ServiceContext, { own }: GuestVisit): Promise<Kept | undefined> {
  if (!own) return undefined;
  await leaveAsGuest(ctx, own.link);
  return "left";
}

type Join = { game: OpenTeeTimeInput; visit: GuestVisit; typed: Typed; key: string };

/** A second tap finds what the first one made. */
async function join(ctx: ServiceContext, { game, visit, typed, key }: Join): Promise<Kept | undefined> {
  if (visit.own) return undefined;
  const { guestName, guestEmail } = typed;
  const input = guestRequestInput.parse({ ...game, guestName, guestEmail: guestEmail.trim() || undefined });
  const caller = { ...ctx.caller, idempotencyKey: key || null };
  const made = await requestAsGuest({ ...ctx, caller }, input);
  return "checkEmail" in made ? "check-email" : linkIn(made.statusPath.split("#")[1] ?? "");
}

type Wrong = Pick<GuestVisit, "typed" | "refusal"> & { status: 400 | 404 | 409 | 429 };

/** Beside its field, or above the form. What isn't an expected refusal is thrown on. */
function wrongOf(c: Context<AppEnv>, error: unknown, typed: Typed): Wrong {
  const { status, message, issues = [], retryAfterSeconds } = describeFailure(error);
  const known = ([400, 404, 409, 429] as const).find((each) => each === status);
  if (!known) throw error;
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  const errorOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const [guestName, guestEmail] = [errorOf("guestName"), errorOf("guestEmail")];
  const errors = { ...(guestName && { guestName }), ...(guestEmail && { guestEmail }) };
  return { status: known, typed: { ...typed, errors }, refusal: guestName || guestEmail ? undefined : message };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
