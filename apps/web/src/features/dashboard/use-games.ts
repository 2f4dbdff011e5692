import type { Participation } from "@fourball/domain/participation/schema";
import { trpc } from "../../shared/trpc/trpc.ts";

const isUpcoming = ({ teeOffAt }: { teeOffAt: string }): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(teeOffAt), Temporal.Now.instant()) > 0;

type Halves<Item> = { upcoming: Item[]; past: Item[] };

/** Splits a list into upcoming and past games. */
export function halvesOf<Item>(all: readonly Item[], gameOf: (item: Item) => { teeOffAt: string }): Halves<Item> {
  return {
    upcoming: all.filter((item) => isUpcoming(gameOf(item))),
    past: all.filter((item) => !isUpcoming(gameOf(item))),
  };
}

export const withStatus = (all: readonly Participation[], status: Participation["status"]): Participation[] =>
  all.filter((each) => each.status === status);

export type NextGame = {
  teeTimeId: string;
  courseName: string;
  location: string;
  date: string;
  time: string;
  teeOffAt: string;
  timeZone: string;
  isHost: boolean;
};

/** The golfer's soonest game, hosted or joined; undefined when there is none or it is not known yet. */
export function useNextGame(): NextGame | undefined {
  const { data: hosted = [] } = trpc.dashboard.hosted.useQuery();
  const { data: joined = [] } = trpc.dashboard.joined.useQuery();
  const own = hosted.map(({ id, course, date, time, teeOffAt }) => ({ id, course, date, time, teeOffAt, isHost: true }));
  const others = withStatus(joined, "confirmed").map(({ teeTimeId, teeTime }) => ({ id: teeTimeId, ...teeTime, isHost: false }));
  const [next] = [...own, ...others].filter(isUpcoming).sort((a, b) => a.teeOffAt.localeCompare(b.teeOffAt));
  if (!next) return undefined;
  const { id, course, date, time, teeOffAt, isHost } = next;
  return {
    teeTimeId: id,
    courseName: course.name,
    location: course.location,
    date,
    time,
    teeOffAt,
    timeZone: course.timeZone,
    isHost,
  };
}
