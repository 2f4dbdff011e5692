import type { GeoJsonObject } from "geojson";
import L from "leaflet";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import statesAtlas from "us-atlas/states-10m.json";
import worldAtlas from "world-atlas/countries-110m.json";
import { idle } from "../when-idle.ts";

type Atlas<Objects extends string> = Topology<Record<Objects, GeometryCollection>>;

// JSON modules are typed by their first values; these files are topologies with these objects, as their packages say.
const us = statesAtlas as unknown as Atlas<"states" | "nation">;
// As above.
const world = worldAtlas as unknown as Atlas<"countries">;

/** Canada and Mexico, by their ISO numbers. */
const NEIGHBORS = new Set(["124", "484"]);

/** From the sea, which gets deeper off the shore, to the dotted borders between the states; the neighbors are quiet land. */
function layers(): [shape: GeoJsonObject, className: string][] {
  const nation = feature(us, us.objects.nation);
  const neighbors = world.objects.countries.geometries.filter(({ id }) => NEIGHBORS.has(String(id)));
  return [
    ...["map-sea-4", "map-sea-3", "map-sea-2", "map-sea-1"].map((depth): [GeoJsonObject, string] => [nation, depth]),
    ...neighbors.map((country): [GeoJsonObject, string] => [feature(world, country), "map-abroad"]),
    [nation, "map-land"],
    [mesh(us, us.objects.states, (one, other) => one !== other), "map-border"],
  ];
}

/** Draws a layer at a time: all at once would keep a phone from answering for a third of a second. */
export async function addAtlas(map: L.Map): Promise<void> {
  for (const [shape, className] of layers()) {
    await idle();
    // The map may be gone by now.
    if (!map.getContainer().isConnected) return;
    L.geoJSON(shape, { interactive: false, style: { className } }).addTo(map);
  }
}
