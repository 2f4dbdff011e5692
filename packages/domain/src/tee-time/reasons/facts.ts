import type { z } from "zod";
import type { answerStatistics } from "../../golfer/schema.ts";

/** A golfer who plays: the host or a confirmed player. */
export type GroupGolfer = {
  firstName: string | null;
  handicap: number | null;
  /** Completed rounds with the viewer. */
  roundsTogether: number;
  /** Both said that they'd play together again. */
  isPartner: boolean;
};

/** What the rules look at. What is null is unknown, and no rule guesses it. */
export type FitFacts = {
  preferences: readonly string[];
  /** `HH:mm` on the course's clock. */
  time: string;
  group: readonly GroupGolfer[];
  distanceKm: number | null;
  hostAnswers: z.infer<typeof answerStatistics> | null;
  /** Null where every hole has light. */
  holesOfLight: number | null;
  viewer: {
    handicap: number | null;
    /** The latest first, none older than a year: `USUAL` says how many. */
    lastRounds: readonly { preferences: readonly string[]; time: string }[];
    /** `HH:mm` of another game of the viewer on that day. */
    gameThatDay: string | null;
  };
};
