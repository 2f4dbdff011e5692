import type { MapCluster, MapPin } from "@fourball/domain/tee-time/map";
import Supercluster from "supercluster";

type Place = { key: string; latitude: number; longitude: number };
export type MapItem =
  | (Place & { kind: "pin"; pin: MapPin })
  /** Games too close to each other for a pin each; the soonest of them where it is known. */
  | (Place & { kind: "cluster"; games: number; courseIds: readonly string[]; soonest: MapPin["soonest"] | undefined });

/** About as wide as a pin: what is closer would hide it. */
const RADIUS_PX = 64;
const TILE_PX = 256;

type Gathered = { pins: MapPin[] };

const bySoonest = (one: MapPin, other: MapPin): number => one.soonest.teeOffAt.localeCompare(other.soonest.teeOffAt);

/** What a map shows at a zoom: pins in the order of their games, then clusters from west to east. */
export function mapItems(pins: readonly MapPin[], clusters: readonly MapCluster[], zoom: number): MapItem[] {
  const wholeZoom = Math.round(zoom);
  const index = new Supercluster<{ pin: MapPin }, Gathered>({
    radius: RADIUS_PX * 2 ** (wholeZoom - zoom),
    extent: TILE_PX,
    maxZoom: 12,
    map: ({ pin }) => ({ pins: [pin] }),
    reduce: (gathered, { pins }) => {
      gathered.pins = [...gathered.pins, ...pins];
    },
  });
  index.load(
    pins.map((pin) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [pin.longitude, pin.latitude] },
      properties: { pin },
    })),
  );
  const shown = index.getClusters([-180, -90, 180, 90], wholeZoom).map(({ geometry, properties }): MapItem => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    if ("pin" in properties) {
      const { pin } = properties;
      return { kind: "pin", key: pin.courseId, latitude: pin.latitude, longitude: pin.longitude, pin };
    }
    const inOrder = properties.pins.toSorted(bySoonest);
    return {
      kind: "cluster",
      key: `near ${inOrder[0]?.courseId}`,
      latitude,
      longitude,
      games: inOrder.reduce((sum, { games }) => sum + games, 0),
      courseIds: inOrder.map(({ courseId }) => courseId),
      soonest: inOrder[0]?.soonest,
    };
  });
  const wide = clusters.map(
    ({ latitude, longitude, games }): MapItem => ({
      kind: "cluster",
      key: `at ${latitude} ${longitude}`,
      latitude,
      longitude,
      games,
      courseIds: [],
      soonest: undefined,
    }),
  );
  return [...shown, ...wide].sort(inOrderOfGames);
}

function inOrderOfGames(one: MapItem, other: MapItem): number {
  if (one.kind === "pin" && other.kind === "pin") return bySoonest(one.pin, other.pin);
  if (one.kind !== other.kind) return one.kind === "pin" ? -1 : 1;
  return one.longitude - other.longitude;
}
