import { z } from "zod";
import { type Box, box } from "../box.ts";
import { teeTimeFilter } from "./list.ts";
import { spotCounts } from "./spot-counts.ts";

/** Up to so many courses with games, each has a pin; more are gathered into cells. */
export const MAP_PINS_MAX = 120;
/** A view has so many cells in each direction. */
export const MAP_CELLS = 10;
/** Up to so many courses in view, those without games are shown too. */
export const MAP_QUIET_MAX = 200;
/** How many courses without a known place are named. */
export const UNPLACED_MAX = 20;

export const mapInput = teeTimeFilter.extend({ box });
export type MapInput = z.infer<typeof mapInput>;

const place = { latitude: z.number(), longitude: z.number() };

/** A course with games: the soonest of them, how many there are, and how many spots are open in all. */
export const mapPin = z.object({
  ...place,
  courseId: z.string(),
  courseName: z.string(),
  timeZone: z.string(),
  games: z.number().int(),
  openSpots: z.number().int(),
  /** The viewer hosts one of them. */
  isOwn: z.boolean(),
  soonest: z.object({
    id: z.string(),
    date: z.string(),
    time: z.string(),
    teeOffAt: z.iso.datetime(),
    ...spotCounts,
  }),
});
export type MapPin = z.infer<typeof mapPin>;

/** The games of many courses close to each other, at the middle of their games. */
export const mapCluster = z.object({
  ...place,
  courses: z.number().int(),
  games: z.number().int(),
  openSpots: z.number().int(),
});
export type MapCluster = z.infer<typeof mapCluster>;

export const quietCourse = z.object({ ...place, courseId: z.string(), courseName: z.string() });
export type QuietCourse = z.infer<typeof quietCourse>;

/** What a part of the map shows: either pins or clusters, and the courses without games where they are few. */
export const mapView = z.object({
  pins: z.array(mapPin).max(MAP_PINS_MAX),
  clusters: z.array(mapCluster).max((MAP_CELLS + 1) ** 2),
  quiet: z.array(quietCourse).max(MAP_QUIET_MAX),
});
export type MapView = z.infer<typeof mapView>;

export const unplacedInput = teeTimeFilter.omit({ box: true });
export type UnplacedInput = z.infer<typeof unplacedInput>;

export const mapStartInput = unplacedInput.extend({
  /** The viewer's, an IANA name. */
  timeZone: z.string().max(100),
});
export type MapStartInput = z.infer<typeof mapStartInput>;

/** The middle of what a map opens with. */
export const mapStart = z.object(place);
export type MapStart = z.infer<typeof mapStart>;

/** Courses with games that no map can show. */
export const unplacedCourses = z.object({
  games: z.number().int(),
  courses: z
    .array(z.object({ courseId: z.string(), courseName: z.string(), location: z.string(), games: z.number().int() }))
    .max(UNPLACED_MAX),
});
export type UnplacedCourses = z.infer<typeof unplacedCourses>;

/** The games of one course at its place. */
export type PlacedGames = { latitude: number; longitude: number; games: number; openSpots: number };

/** About what a golfer drives. */
const NEIGHBORHOOD_DEGREES = 0.5;

/** The middle of the most games around one place: in its cell of half a degree and the eight around that. */
export function middleOfMost(places: readonly PlacedGames[]): MapStart | undefined {
  const cellOf = (degrees: number): number => Math.floor(degrees / NEIGHBORHOOD_DEGREES);
  const keyOf = (row: number, column: number): number => row * 1000 + column;
  const cells = new Map<number, number>();
  for (const { latitude, longitude, games } of places) {
    const key = keyOf(cellOf(latitude), cellOf(longitude));
    cells.set(key, (cells.get(key) ?? 0) + games);
  }
  const steps = [-1, 0, 1];
  const gamesAround = ({ latitude, longitude }: MapStart): number =>
    steps
      .flatMap((down) => steps.map((right) => cells.get(keyOf(cellOf(latitude) + down, cellOf(longitude) + right)) ?? 0))
      .reduce((sum, games) => sum + games, 0);
  let most: { place: PlacedGames; games: number } | undefined;
  for (const each of places) {
    const games = gamesAround(each);
    if (!most || games > most.games) most = { place: each, games };
  }
  if (!most) return undefined;
  const { place: middle, games } = most;
  const isClose = (one: number, other: number): boolean => Math.abs(cellOf(one) - cellOf(other)) <= 1;
  const close = places.filter((each) => isClose(each.latitude, middle.latitude) && isClose(each.longitude, middle.longitude));
  const mean = (of: "latitude" | "longitude"): number => close.reduce((sum, each) => sum + each[of] * each.games, 0) / games;
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

export const isInBox = (place: { latitude: number; longitude: number }, { west, south, east, north }: Box): boolean =>
  west <= place.longitude && place.longitude <= east && south <= place.latitude && place.latitude <= north;

/** Gathers courses into the cells of a view, at most `(MAP_CELLS + 1)²` of them. */
export function inCells(places: readonly PlacedGames[], view: Box): MapCluster[] {
  const wide = Math.max(view.east - view.west, 1e-6) / MAP_CELLS;
  const tall = Math.max(view.north - view.south, 1e-6) / MAP_CELLS;
  const cells = new Map<number, MapCluster>();
  for (const { latitude, longitude, games, openSpots } of places) {
    const key = Math.floor((longitude - view.west) / wide) * 1000 + Math.floor((latitude - view.south) / tall);
    const cell = cells.get(key) ?? { latitude: 0, longitude: 0, courses: 0, games: 0, openSpots: 0 };
    const total = cell.games + games;
    cells.set(key, {
      latitude: (cell.latitude * cell.games + latitude * games) / total,
      longitude: (cell.longitude * cell.games + longitude * games) / total,
      courses: cell.courses + 1,
      games: total,
      openSpots: cell.openSpots + openSpots,
    });
  }
  return [...cells.values()];
}
