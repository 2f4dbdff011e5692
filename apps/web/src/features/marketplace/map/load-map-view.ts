/** Nobody who only reads the list loads the map. */
export const loadMapView = () => import("./map-view.tsx");
