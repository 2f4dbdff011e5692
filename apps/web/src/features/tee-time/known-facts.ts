import { texts } from "./texts.ts";

export type Fact = { title: string; text: string };

/** What the host's preferences say of how the round is played: on foot or by cart, at which pace, for whom. */
export const knownFacts = (preferences: readonly string[]): Fact[] =>
  groups.flatMap((group) => group.find(({ of }) => preferences.includes(of))?.fact ?? []);

const { known } = texts.facts;

/** The first that a game has of each group counts. */
const groups: readonly { of: string; fact: Fact }[][] = [
  [
    { of: "Walking preferred", fact: known.walking },
    { of: "Cart required", fact: known.cart },
  ],
  [
    { of: "4hr pace", fact: known.fourHours },
    { of: "Fast pace", fact: known.fast },
    { of: "Relaxed pace", fact: known.relaxed },
    { of: "Patient pace", fact: known.patient },
  ],
  [
    { of: "All skill levels", fact: known.all },
    { of: "Beginner friendly", fact: known.beginners },
    { of: "Intermediate+", fact: known.intermediate },
    { of: "Advanced", fact: known.advanced },
  ],
];
