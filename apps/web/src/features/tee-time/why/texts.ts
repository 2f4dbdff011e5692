import { plural } from "../../../kit/plural.ts";

/** `host`: of a group of one, which is its host. */
const handicaps = (lowest: string, highest: string, own: string, host: string | undefined) =>
  lowest === highest
    ? `${host ?? "The group"} plays off ${lowest}, you play off ${own}.`
    : `The group plays off ${lowest} to ${highest}, you play off ${own}.`;

/** Why a group fits, in whole sentences. */
export const whyTexts = {
  title: "Why this group fits",
  golfer: "a player",
  host: "The host",
  yours: "Only you see this.",
  settings: "How it works",
  caution: "Good to know: ",
  partners: { title: (name: string) => `You and ${name} are partners.`, text: "You both said you'd play again." },
  together: {
    title: (name: string) => `You know ${name}.`,
    text: (rounds: number) => plural(rounds, { one: "# round together.", other: "# rounds together." }),
  },
  handicaps: {
    title: "Your handicap fits.",
    text: handicaps,
  },
  walks: { title: "They walk like you.", text: "You walked most of your last rounds." },
  pace: {
    title: "It's your pace.",
    text: (pace: string) => `${pace}, like most of your last rounds.`,
    paces: { "Fast pace": "Fast", "Relaxed pace": "Relaxed", "Patient pace": "Patient", "4hr pace": "Four hours" },
  },
  near: { title: "It's near you.", text: (distance: string) => `${distance} away.` },
  answers: { title: (host: string) => `${host} replies fast.`, text: (wait: string) => `Usually ${wait}.` },
  time: {
    title: "It's your time of day.",
    text: (part: string) => `You usually play ${part}.`,
    parts: { early: "early in the morning", morning: "in the morning", midday: "around midday", evening: "late in the day" },
  },
  gameThatDay: { title: (time: string) => `You already play at ${time} that day.`, text: "" },
  lower: {
    title: "Much lower handicaps.",
    text: handicaps,
  },
  cart: { title: "A cart is required.", text: "You usually walk." },
  dark: (holes: number) =>
    holes > 0
      ? {
          title: "You may finish after dark.",
          text: plural(holes, { one: "About # hole has light.", other: "About # holes have light." }),
        }
      : { title: "You'd play after dark.", text: "No hole has light." },
};
