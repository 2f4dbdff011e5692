import type { Dice } from "@fourball/db/seed/random";
import type { FillReason } from "@fourball/domain/fill/constants";
import type { QuietHours } from "@fourball/domain/quiet-hours-schema";
import { TIMES_OF_DAY, type TimeOfDay } from "@fourball/domain/tee-time/constants";

export const ZONE = "America/Los_Angeles";

/** Kilometers east and north. */
type Place = { x: number; y: number };

export type Golfer = {
  id: number;
  home: Place;
  timeZone: string;
  quiet: QuietHours | null;
  /** Off: never written to about an open spot. */
  isOn: boolean;
  /** By which the chance of a yes is multiplied. */
  keenness: number;
  hasPush: boolean;
  /** 1 is Monday. */
  days: readonly number[];
  times: readonly TimeOfDay[];
  /** Around their home; null for golfers without a saved search. */
  searchKm: number | null;
  partners: Set<number>;
  /** Rounds played together, by golfer. */
  rounds: Map<number, number>;
};

export type Town = { golfers: readonly Golfer[]; courses: readonly Place[] };

/** A game that lost a spot. */
export type Game = { course: Place; weekday: number; time: TimeOfDay; group: readonly Golfer[]; waitlist: readonly Golfer[] };

const SIZE_KM = 60;
const COURSES = 12;
const NEIGHBORS_KM = 20;
const NEAR_KM = 25;
/** As many as the server looks at for one game. */
const CANDIDATES_MAX = 40;

const share = (dice: Dice, percent: number): boolean => dice.below(100) < percent;
const placeIn = (dice: Dice): Place => ({ x: dice.below(SIZE_KM * 10) / 10, y: dice.below(SIZE_KM * 10) / 10 });
const kilometers = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const QUIET = [
  { from: "20:00", to: "08:00" },
  { from: "09:00", to: "12:00" },
] as const;

function golfer(id: number, dice: Dice): Golfer {
  const playsOnWeekends = share(dice, 70);
  return {
    id,
    home: placeIn(dice),
    timeZone: share(dice, 95) ? ZONE : "America/New_York",
    quiet: share(dice, 25) ? dice.pick(QUIET) : null,
    isOn: share(dice, 85),
    keenness: 0.4 + dice.below(1_200) / 1_000,
    hasPush: share(dice, 65),
    days: playsOnWeekends ? [6, 7] : dice.shuffled([1, 2, 3, 4, 5]).slice(0, 2),
    times: dice.shuffled(TIMES_OF_DAY).slice(0, 2),
    searchKm: share(dice, 25) ? dice.pick([15, 25, 40]) : null,
    partners: new Set(),
    rounds: new Map(),
  };
}

/** Golfers know some of those who live near them: up to eight they played with, up to three of these are partners. */
function acquaint(golfers: readonly Golfer[], dice: Dice): void {
  for (const each of golfers) {
    const near = golfers.filter((other) => other !== each && kilometers(each.home, other.home) < NEIGHBORS_KM);
    const known = dice.shuffled(near).slice(0, dice.below(5));
    for (const other of known) {
      const rounds = 1 + dice.below(5);
      each.rounds.set(other.id, rounds);
      other.rounds.set(each.id, rounds);
      if (rounds < 4) continue;
      each.partners.add(other.id);
      other.partners.add(each.id);
    }
  }
}

export function makeTown(size: number, dice: Dice): Town {
  const golfers = Array.from({ length: size }, (_, id) => golfer(id, dice));
  acquaint(golfers, dice);
  return { golfers, courses: Array.from({ length: COURSES }, () => placeIn(dice)) };
}

/** A host, one or two who stay, and in one of four games a golfer on the waitlist. */
export function makeGame({ golfers, courses }: Town, when: Pick<Game, "weekday" | "time">, dice: Dice): Game {
  const course = dice.pick(courses);
  const near = dice.shuffled(golfers.filter(({ home }) => kilometers(home, course) < NEAR_KM));
  const [host = dice.pick(golfers), ...others] = near;
  const known = others.filter(({ id }) => host.rounds.has(id));
  const group = [host, ...[...known, ...others].slice(0, 1 + dice.below(2))];
  const waitlist = share(dice, 25) ? others.filter((each) => !group.includes(each)).slice(-1) : [];
  return { course, ...when, group, waitlist };
}

export type Match = { golfer: Golfer; reason: FillReason; rank: number };

/** Why a golfer may be written to about a game, by the first reason that fits. */
function matchOf(each: Golfer, game: Game): Omit<Match, "golfer"> | undefined {
  const km = kilometers(each.home, game.course);
  const rounds = Math.max(...game.group.map(({ id }) => each.rounds.get(id) ?? 0));
  const playsThen = each.times.includes(game.time);
  if (game.waitlist.includes(each)) return { reason: "waitlist", rank: 0 };
  if (game.group.some(({ id }) => each.partners.has(id))) return { reason: "partner", rank: -rounds };
  if (rounds > 0) return { reason: "played-together", rank: -rounds };
  if (each.searchKm !== null && km <= each.searchKm && playsThen) return { reason: "saved-search", rank: km };
  if (km <= NEAR_KM && playsThen && each.days.includes(game.weekday)) return { reason: "usual-day", rank: km };
  return undefined;
}

export const matchesOf = ({ golfers }: Town, game: Game): Match[] =>
  golfers
    .filter((each) => each.isOn && !game.group.includes(each))
    .flatMap((each) => {
      const match = matchOf(each, game);
      return match ? [{ golfer: each, ...match }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, CANDIDATES_MAX);
