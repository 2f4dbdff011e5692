import type { RouterOutputs } from "@fourball/api/router-types";
import type { Visitor } from "./golfers.ts";

type Game = RouterOutputs["dashboard"]["hosted"][number];
type Joined = RouterOutputs["dashboard"]["joined"][number];

/** What a golfer sees on coming. */
export type Visit = {
  by: Visitor;
  now: Temporal.Instant;
  courses: readonly string[];
  hosted: Game[];
  joined: Joined[];
};

const isAhead = ({ now }: Visit, { teeOffAt }: { teeOffAt: string }): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(teeOffAt), now) > 0;
/** From an hour before tee-off until two weeks later. */
export const isLately = ({ now }: Visit, { teeOffAt }: { teeOffAt: string }): boolean => {
  const hours = now.since(Temporal.Instant.from(teeOffAt)).total("hours");
  return hours > -1 && hours < 14 * 24;
};
export const hostedAhead = (visit: Visit): Game[] =>
  visit.hosted.filter((game) => game.status === "active" && isAhead(visit, game));
export const joinedAhead = (visit: Visit): Joined[] =>
  visit.joined.filter(({ teeTime, status }) => status !== "declined" && teeTime.status === "active" && isAhead(visit, teeTime));

/** `undefined` where there is nothing to pick from. */
export const one = <T>({ by }: Visit, from: readonly T[]): T | undefined => from[by.dice.below(from.length)];
export const chance = ({ by }: Visit, inHundred: number): boolean => by.dice.below(100) < inHundred;
export const dayAfter = ({ now }: Visit, days: number): string =>
  now.toZonedDateTimeISO("UTC").toPlainDate().add({ days }).toString();
export const clockTime = ({ by }: Visit): string =>
  `${String(6 + by.dice.below(12)).padStart(2, "0")}:${String(by.dice.below(60)).padStart(2, "0")}`;
