import type { GeoJsonObject } from "geojson";
import L from "leaflet";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import statesAtlas from "us-atlas/states-10m.json";
import worldAtlas from "world-atlas/countries-110m.json";

type Atlas<Objects extends string> = Topology<Record<Objects, GeometryCollection>>;

// JSON modules are typed by their first values; these files are topologies with these objects, as their packages say.
const us = statesAtlas as unknown as Atlas<"states" | "nation">;
// As above.
const world = worldAtlas as unknown as Atlas<"countries">;

/** Canada and Mexico, by their ISO numbers. */
const NEIGHBORS = new Set(["124", "484"]);

const paint = (shape: GeoJsonObject, className: string): L.GeoJSON =>
  L.geoJSON(shape, { interactive: false, style: { className } });

/** Sea that gets deeper off the shore, the neighbors as quiet land, the states with dotted borders between them. */
export function addAtlas(map: L.Map): void {
  // The map may be gone by the time this has loaded.
  if (!map.getContainer().isConnected) return;
  const nation = feature(us, us.objects.nation);
  const neighbors = world.objects.countries.geometries.filter(({ id }) => NEIGHBORS.has(String(id)));
  const borders = mesh(us, us.objects.states, (one, other) => one !== other);
  for (const depth of ["map-sea-4", "map-sea-3", "map-sea-2", "map-sea-1"]) paint(nation, depth).addTo(map);
  for (const country of neighbors) paint(feature(world, country), "map-abroad").addTo(map);
  paint(nation, "map-land").addTo(map);
  paint(borders, "map-border").addTo(map);
}
