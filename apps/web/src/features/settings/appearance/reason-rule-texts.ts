import { FAST_ANSWERS, HANDICAPS, USUAL } from "@fourball/domain/tee-time/reasons/constants";
import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";

/** The rules of `docs/reasons.md`, as short as golfers need them. */
export const reasonRuleTexts = {
  title: "How it works",
  intro: "Worked out each time you look, and never stored. Nobody else sees it, and there's no score.",
  reasons: "Up to three reasons, these first:",
  cautions: "And one thing to know before you ask:",
  rules: {
    partners: "You and the host or a player are partners.",
    "played-together": "You've played with the host or a player.",
    "handicaps-within": `Everyone's handicap is within ${HANDICAPS.within} of yours.`,
    "walks-like-you": "The group walks, and you usually do.",
    "same-pace": "The group plays at your usual pace.",
    near: (distance: string) => `The course is within ${distance} of you, while your location is on.`,
    "host-answers-fast": `The host answers most requests, usually within ${FAST_ANSWERS.medianMinutesMax / 60} hours.`,
    "usual-time": "It's the time of day when you usually play.",
  } satisfies Record<Reason["kind"], string | ((distance: string) => string)>,
  warnings: {
    "game-that-day": "You have a game that day.",
    "much-lower-handicaps": `Everyone's handicap is at least ${HANDICAPS.muchLower} below yours.`,
    "cart-required": "A cart is required, and you usually walk.",
    "ends-in-the-dark": "You may finish in the dark.",
  } satisfies Record<Caution["kind"], string>,
  usual: `“Usually” means most often, and at least ${USUAL.roundsMin} times in your last ${USUAL.lastRounds} rounds.`,
};
