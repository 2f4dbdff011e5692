import { randomUUID } from "node:crypto";
import type { SharedGameTemplates } from "@fourball/domain/landing-games";
import { linkTo } from "@fourball/domain/links/links";
import { secretLink } from "@fourball/domain/links/secret-links";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import type { GuestVisit, OwnSpot } from "./guest-visit.ts";

type FormOptions = { game: SharedGame; visit: GuestVisit; signIn: string };

/** The form of a game with an open spot, with what was typed. */
export function guestForm({ guest }: SharedGameTemplates, { game, visit, signIn }: FormOptions): string {
  const { note, typed, refusal } = visit;
  const isIn = !game.isPublic && game.guestsAreIn;
  const field = (which: keyof typeof guest.fields, value: string, error: string | undefined) =>
    fillTemplate(guest.fields[which][error ? "wrong" : "plain"], { value, error: error ?? "" });
  return fillTemplate(
    guest.form[isIn ? "in" : "request"],
    { key: randomUUID() },
    {
      note: note && !typed ? guest.note[note] : "",
      refusal: refusalOf(guest, refusal),
      name: field("name", typed?.guestName ?? "", typed?.errors.guestName),
      email: field(game.guestsNeedEmail ? "email" : "optionalEmail", typed?.guestEmail ?? "", typed?.errors.guestEmail),
      signIn,
    },
  );
}

/** What the guest has, instead of the form. */
export function ownSpot({ guest }: SharedGameTemplates, { link, request, game }: OwnSpot, refusal: string | undefined): string {
  const { state, hostName, calendarFile, claim, awaitsProof } = request;
  const page = secretLink("/guest-request", { id: link.guestRequestId, token: link.token });
  const ways = [
    calendarFile
      ? fillTemplate(guest.calendar, {
          href: `${linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: game.id } })}/calendar.ics`,
        })
      : "",
    awaitsProof && claim ? guest.proof : "",
    claim ? fillTemplate(guest.claim, { href: page }) : "",
  ];
  const isToCome = state === "pending" || calendarFile !== null;
  return fillTemplate(
    guest.own[state],
    { host: hostName },
    {
      refusal: refusalOf(guest, refusal),
      ways: ways.join(""),
      leave: isToCome && (state === "approved" || state === "pending") ? guest.leave[state] : "",
    },
  );
}

const refusalOf = (guest: SharedGameTemplates["guest"], text: string | undefined): string =>
  text ? fillTemplate(guest.refusal, { text }) : "";
