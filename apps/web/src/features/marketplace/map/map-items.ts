import type { MapCluster, MapPin } from "@fourball/domain/tee-time/map";
import Supercluster from "supercluster";

type Place = { key: string; latitude: number; longitude: number };
export type MapItem =
  | (Place & { kind: "pin"; pin: MapPin })
  /** Games too close to each other for a pin each; the soonest of them where it is known. */
  | (Place & { kind: "cluster"; games: number; courseIds: readonly string[]; soonest: MapPin["soonest"] | undefined });

/** About as large as a pin: what is closer would hide it. */
const RADIUS_PX = 84;
const TILE_PX = 256;

type Group = { pins: MapPin[]; games: number; longitude: number; latitude: number };

/** What a map shows at a zoom: pins in the order of their games, then clusters from west to east. */
export function mapItems(pins: readonly MapPin[], clusters: readonly MapCluster[], zoom: number): MapItem[] {
  let groups: Group[] = [...pins.map((pin) => ({ ...pin, pins: [pin] })), ...clusters.map((each) => ({ ...each, pins: [] }))];
  let count: number;
  // What was gathered lies in its middle, where it may be close to something else again.
  do {
    count = groups.length;
    groups = gathered(groups, zoom);
  } while (groups.length < count);
  return groups.map(itemOf).sort(inOrderOfGames);
}

function gathered(groups: readonly Group[], zoom: number): Group[] {
  const wholeZoom = Math.round(zoom);
  const index = new Supercluster<Group, Pick<Group, "pins" | "games">>({
    radius: RADIUS_PX * 2 ** (wholeZoom - zoom),
    extent: TILE_PX,
    maxZoom: 12,
    map: ({ pins, games }) => ({ pins, games }),
    reduce: (into, { pins, games }) => {
      into.pins = [...into.pins, ...pins];
      into.games += games;
    },
  });
  index.load(
    groups.map((group) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [group.longitude, group.latitude] },
      properties: group,
    })),
  );
  return index.getClusters([-180, -90, 180, 90], wholeZoom).map(({ geometry, properties: { pins, games } }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return { pins, games, longitude, latitude };
  });
}

function itemOf({ pins, games, longitude, latitude }: Group): MapItem {
  const place = { latitude, longitude };
  const [soonest, ...others] = pins.toSorted(bySoonest);
  if (!soonest)
    return { ...place, kind: "cluster", key: `at ${latitude} ${longitude}`, games, courseIds: [], soonest: undefined };
  if (others.length === 0) return { ...place, kind: "pin", key: soonest.courseId, pin: soonest };
  const courseIds = [soonest, ...others].map(({ courseId }) => courseId);
  return { ...place, kind: "cluster", key: `near ${soonest.courseId}`, games, courseIds, soonest: soonest.soonest };
}

const bySoonest = (one: MapPin, other: MapPin): number => one.soonest.teeOffAt.localeCompare(other.soonest.teeOffAt);

function inOrderOfGames(one: MapItem, other: MapItem): number {
  if (one.kind === "pin" && other.kind === "pin") return bySoonest(one.pin, other.pin);
  if (one.kind !== other.kind) return one.kind === "pin" ? -1 : 1;
  return one.longitude - other.longitude;
}
