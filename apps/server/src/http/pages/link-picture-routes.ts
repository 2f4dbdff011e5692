import { fail } from "@fourball/domain/failure";
import { openTeeTimeInput } from "@fourball/domain/inputs";
import { getSharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import { getRoundTicket } from "@fourball/services/rounds/ticket/get-round-ticket";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { LinkPictures, Picture } from "../../link-pictures/link-pictures.ts";
import type { AppEnv } from "../app-env.ts";
import { callContext, memberCall } from "../call-context.ts";
import { clientAddress } from "../client-address.ts";
import { findProfile } from "./profile-document.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** A link may be older than what its picture shows. */
const OLDER_ADDRESS = "public, max-age=300";
/** An invite opens more than a picture, and can be revoked: no cache that others share may hold its address. */
const PRIVATE = "private, max-age=300";
/** Who is on the ticket of a round changes with a block, or with the answer to who came; and another golfer may be signed in by then. */
const ASK_EACH_TIME = "private, no-cache";

/**
 * The pictures of games and golfers, for anyone who may see those signed out; all others are answered like unknown addresses. And
 * that of a round, for the golfer who played it.
 */
export const linkPictureRoutes = (deps: Dependencies, pictures: LinkPictures): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .use("/link-pictures/*", async (c, next) => {
      await deps.services.limiter.spend("anonymous", clientAddress(c, deps.env.TRUST_PROXY));
      await next();
    })
    .get("/link-pictures/tee-times/:id/:file{[0-9a-f]+\\.png}", async (c) => {
      const { data: input } = openTeeTimeInput.safeParse({ teeTimeId: c.req.param("id"), invite: c.req.query("invite") });
      const game = input && (await getSharedGame(deps.services, input));
      return game ? answer(c, await pictures.ofGame(game)) : c.notFound();
    })
    .get("/link-pictures/profiles/:id/:file{[0-9a-f]+\\.png}", async (c) => {
      // What a golfer sees of an own private profile is not for the picture.
      const context = { ...(await callContext(deps, c, () => undefined)), viewer: null };
      const profile = await findProfile(context, c.req.param("id"));
      return profile ? answer(c, await pictures.ofGolfer(profile)) : c.notFound();
    })
    .all("/link-pictures/*", (c) => c.notFound())
    .get("/tee-times/:id/ticket.png", async (c) => {
      c.header("Cache-Control", "no-store");
      const ctx = await memberCall(deps, c);
      const { teeTimeId } = openTeeTimeInput.parse({ teeTimeId: c.req.param("id") });
      const { png, name, busy } = await pictures.ofRound(await getRoundTicket(ctx, { teeTimeId }));
      // The product's picture would be kept as the round's.
      if (name === undefined) throw busy ?? fail("serviceUnavailable");
      return c.body(png, 200, { "Content-Type": "image/png", "Cache-Control": ASK_EACH_TIME });
    });

/** Browsers say what a file is for, and can come again. Crawlers don't: a chat shows what it gets the first time, or nothing. */
const isBrowser = (c: Context<AppEnv>): boolean => c.req.header("sec-fetch-dest") !== undefined;

function answer(c: Context<AppEnv>, { png, name, busy }: Picture): Response {
  if (busy && isBrowser(c)) {
    c.header("Cache-Control", "no-store");
    throw busy;
  }
  const isCurrent = name !== undefined && c.req.param("file") === `${name}.png`;
  const current = isCurrent ? IMMUTABLE : OLDER_ADDRESS;
  const kept = c.req.query("invite") === undefined ? current : PRIVATE;
  return c.body(png, 200, { "Content-Type": "image/png", "Cache-Control": name === undefined ? "no-store" : kept });
}
