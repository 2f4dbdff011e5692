import { type Hours, minutesOf } from "@fourball/domain/tee-time/hours";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";

export type DotKind = "in" | "open" | "full";
export type GameDot = {
  id: string;
  minute: number;
  kind: DotKind;
  /** Pixels from the left of the band, and how many dots are below. */
  x: number;
  row: number;
  /** How many games it has the place of, when it isn't its own alone. */
  more: number;
};

type Band = Hours & { width: number };

const ROWS = [0, 1, 2];
/** Two dots side by side. */
const ROOM_PX = 14;
/** A dot is drawn whole at both ends of the day. */
const EDGE_PX = 10;

function kindOf(game: TeeTimeCard): DotKind {
  if (game.viewerStatus === "host" || game.viewerStatus === "confirmed") return "in";
  return isFull(spotCountsOf(game)) ? "full" : "open";
}

const xOf = (minute: number, { from, to, width }: Band): number =>
  Math.min(width - EDGE_PX, Math.max(EDGE_PX, ((minute - from) / (to - from)) * width));

/** Each game at its hour, stacked where it would hide another one. The viewer's own come first, so that they are at the bottom. */
export function gameDots(games: readonly TeeTimeCard[], band: Band): GameDot[] {
  const placed: GameDot[] = [];
  const all = games.map((game) => ({ id: game.id, minute: minutesOf(game.time), kind: kindOf(game) }));
  const inOrder = all.toSorted(
    (one, other) => Number(other.kind === "in") - Number(one.kind === "in") || one.minute - other.minute,
  );
  for (const game of inOrder) {
    const x = xOf(game.minute, band);
    const near = placed.filter((dot) => Math.abs(dot.x - x) < ROOM_PX);
    const row = ROWS.find((free) => near.every((dot) => dot.row !== free));
    const top = near.findLast((dot) => dot.row === ROWS.at(-1));
    if (row !== undefined) placed.push({ ...game, x, row, more: 0 });
    else if (top) top.more += 1;
  }
  return placed;
}

/** The middle of a dot, from the bottom of the band. */
export const heightOf = (row: number): number => 12 + row * 16;

const FINGER_PX = 22;

/** The dot that a finger meant, if there is one. */
export function dotAt(dots: readonly GameDot[], x: number, fromBottom: number): GameDot | undefined {
  const distance = (dot: GameDot): number => Math.hypot(dot.x - x, heightOf(dot.row) - fromBottom);
  const [nearest] = dots.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= FINGER_PX ? nearest : undefined;
}
