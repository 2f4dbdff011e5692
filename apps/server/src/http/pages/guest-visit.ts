import { Failure } from "@fourball/domain/failure";
import { type OpenGuestRequestInput, type OwnGuestRequest, openGuestRequestInput } from "@fourball/domain/guest/schema";
import type { GuestNote } from "@fourball/domain/landing-games";
import { linkTo } from "@fourball/domain/links/links";
import { readSecrets, secretLink } from "@fourball/domain/links/secret-links";
import type { ServiceContext } from "@fourball/services/core/service-context";
import { getOwnGuestRequest } from "@fourball/services/games/guest/get-own-guest-request";
import { getGameOfGuest, type SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import type { AppEnv } from "../app-env.ts";

/** What a guest typed, and what was wrong with it. */
export type Typed = {
  guestName: string;
  guestEmail: string;
  errors: Readonly<Partial<Record<"guestName" | "guestEmail", string>>>;
};

/** A guest's request, and the game that it is for. */
export type OwnSpot = { link: OpenGuestRequestInput; request: OwnGuestRequest; game: SharedGame };

/** What this browser did with a game before, and what its form just came back with. */
export type GuestVisit = {
  own?: OwnSpot | undefined;
  note?: GuestNote | undefined;
  typed?: Typed | undefined;
  refusal?: string | undefined;
};

const NAME = "guest";
const NOTES: readonly GuestNote[] = ["check-email", "left"];
const noteIn = (value: string | undefined): GuestNote | undefined => NOTES.find((note) => note === value);

/** Longer than a game waits for its guests. */
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;

/** What the browser keeps of a game: the guest's own link, or what there is to say. It is sent to the pages of this game only. */
export const guestCookie = (teeTimeId: string, kept: OpenGuestRequestInput | GuestNote, isHttps: boolean): string =>
  serialize(NAME, typeof kept === "string" ? kept : secretOf(kept), {
    path: linkTo("/tee-times/:teeTimeId", { params: { teeTimeId } }),
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
  });

const secretOf = ({ guestRequestId: id, token }: OpenGuestRequestInput): string =>
  secretLink("/guest-request", { id, token }).split("#")[1] ?? "";

export function linkIn(secrets: string): OpenGuestRequestInput | undefined {
  const { id, token } = readSecrets(secrets);
  return openGuestRequestInput.safeParse({ guestRequestId: id, token }).data;
}

/** Nothing where the cookie is of no request, or of one that an account has by now. */
export async function readVisit(ctx: ServiceContext, c: Context<AppEnv>, teeTimeId: string): Promise<GuestVisit> {
  const value = parse(c.req.header("cookie") ?? "", NAME)[NAME];
  const note = noteIn(value);
  const link = value && !note ? linkIn(value) : undefined;
  const request = link && (await getOwnGuestRequest(ctx, link).catch(linkOver));
  if (!link || !request) return { note };
  const asked = { teeTimeId, guestRequestId: link.guestRequestId, isIn: request.state === "approved" };
  const game = await getGameOfGuest(ctx, asked);
  return { note, own: game && { link, request, game } };
}

function linkOver(error: unknown): undefined {
  if (!(error instanceof Failure && error.reason === "linkOver")) throw error;
}
