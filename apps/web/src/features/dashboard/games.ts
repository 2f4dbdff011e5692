import type { Participation } from "@fourball/domain/participation/schema";

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
