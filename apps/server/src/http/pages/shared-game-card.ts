import { signInLink } from "@fourball/domain/links/sign-in-links";
import { displayName } from "@fourball/domain/profile/name";
import { type SharedGameTemplates, type SharedGameWords, templateKeyOf } from "@fourball/domain/tee-time/landing-games";
import { isFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import { gameInWords } from "../../link-pictures/game-words.ts";

type CardOptions = { game: SharedGame; invite?: string | undefined; sky: string; returnTo: string };

/** The game that a visitor has a link to, as markup. */
export function sharedGameCard(templates: SharedGameTemplates, { game, invite, sky, returnTo }: CardOptions): string {
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
  const preferences = game.preferences.map((preference) => fillTemplate(templates.preference, { preference }));
  const { imageUrl, hostFirstName, description } = game;
  return fillTemplate(templates.card[templateKeyOf(game)] ?? "", words, {
    photo: imageUrl ? fillTemplate(templates.photo, { src: imageUrl }) : "",
    mood: fillTemplate(templates.mood[game.mood], { emoji: game.moodEmoji }),
    host: hostFirstName?.trim() ? fillTemplate(templates.host, { name: hostFirstName.trim() }) : "",
    preferences: preferences.length > 0 ? fillTemplate(templates.preferences, {}, { items: preferences.join("") }) : "",
    description: description ? fillTemplate(templates.description, { text: description }) : "",
    action: fillTemplate(templates.action[actionFor(game)], {
      href: signInLink(returnTo),
      pending: JSON.stringify(pendingRequest(game, invite)),
      script: templates.script,
    }),
  });
}

function actionFor({ isPublic, ...game }: SharedGame): keyof SharedGameTemplates["action"] {
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
