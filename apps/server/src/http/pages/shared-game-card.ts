import { randomUUID } from "node:crypto";
import { feesText } from "@fourball/domain/cost/cents";
import { companyText } from "@fourball/domain/guest/company";
import { type SharedGameTemplates, type SharedGameWords, templateKeyOf } from "@fourball/domain/landing-games";
import { linkTo } from "@fourball/domain/links/links";
import { secretLink } from "@fourball/domain/links/secret-links";
import { signInLink } from "@fourball/domain/links/sign-in-links";
import { displayName } from "@fourball/domain/profile/name";
import { isFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import { gameInWords } from "../../link-pictures/game-words.ts";
import type { GuestVisit, OwnSpot } from "./guest-visit.ts";

type CardOptions = { game: SharedGame; invite?: string | undefined; sky: string; returnTo: string; visit: GuestVisit };

/** The game that a visitor has a link to, as markup. */
export function sharedGameCard(templates: SharedGameTemplates, options: CardOptions): string {
  const { game, sky, visit } = options;
  const { day, clock, half, zone, spots } = gameInWords(game);
  const words: SharedGameWords = {
    sky,
    time: clock,
    half: `${half} ${zone}`,
    day,
    course: game.courseName,
    place: game.location,
    spots,
  };
  const company = companyOf(game, visit);
  const fees = game.costs ? feesText(game.costs) : "";
  const preferences = game.preferences.map((preference) => fillTemplate(templates.preference, { preference }));
  const { imageUrl, hostFirstName, description } = game;
  return fillTemplate(templates.card[templateKeyOf(game)] ?? "", words, {
    photo: imageUrl ? fillTemplate(templates.photo, { src: imageUrl }) : "",
    mood: fillTemplate(templates.mood[game.mood], { emoji: game.moodEmoji }),
    host: hostFirstName?.trim() ? fillTemplate(templates.host, { name: hostFirstName.trim() }) : "",
    preferences: preferences.length > 0 ? fillTemplate(templates.preferences, {}, { items: preferences.join("") }) : "",
    description: description ? fillTemplate(templates.description, { text: description }) : "",
    company: company ? fillTemplate(templates.company, { names: company }) : "",
    cost: fees ? fillTemplate(templates.cost, { fees }) : "",
    action: visit.own ? ownSpot(templates, visit.own, visit.refusal) : actionOf(templates, options),
  });
}

/** A full game, and one that takes no guests, is for golfers. */
function actionOf(templates: SharedGameTemplates, { game, invite, returnTo, visit }: CardOptions): string {
  const parts = {
    href: signInLink(returnTo),
    pending: JSON.stringify(pendingRequest(game, invite)),
    script: templates.script,
  };
  const action = actionFor(game);
  const forGolfers = fillTemplate(templates.action[action], parts);
  if (action !== "waitlist" && game.takesGuests)
    return guestForm(templates, { game, visit, signIn: fillTemplate(templates.action.signIn, parts) });
  return visit.refusal ? fillTemplate(templates.guest.refusal, { text: visit.refusal }) + forGolfers : forGolfers;
}

/** Of the players besides the host and the guest who reads it. */
function companyOf({ company }: SharedGame, { own }: GuestVisit): string {
  const isOwnSpot = own?.request.state === "approved" ? 1 : 0;
  return company ? companyText({ ...company, guests: company.guests - isOwnSpot }) : "";
}

function actionFor({ isPublic, ...game }: SharedGame): "waitlist" | "request" | "invite" {
  if (isFull(spotsOfGame(game))) return "waitlist";
  return isPublic ? "request" : "invite";
}

/** In the shape of the specification's clients, and with the invite of a private game. */
const pendingRequest = ({ id, courseName, date, time, timeZone, hostFirstName, isPublic }: SharedGame, invite?: string) => ({
  teeTimeId: id,
  hostName: displayName({ firstName: hostFirstName, lastName: null }),
  courseDetails: { courseName, date, time },
  timeZone,
  ...(!isPublic && { invite }),
});

type FormOptions = { game: SharedGame; visit: GuestVisit; signIn: string };

/** The form of a game with an open spot, with what was typed. */
function guestForm({ guest }: SharedGameTemplates, { game, visit, signIn }: FormOptions): string {
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
function ownSpot({ guest }: SharedGameTemplates, { link, request, game }: OwnSpot, refusal: string | undefined): string {
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
