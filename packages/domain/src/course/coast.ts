type Point = readonly [latitude: number, longitude: number];

/** The coasts of the contiguous states, coarse: within a few kilometers where golf is played. */
const COASTS: readonly (readonly Point[])[] = [
  // The Pacific, from San Diego to Cape Flattery.
  [
    [32.5, -117.12],
    [32.85, -117.28],
    [33.2, -117.39],
    [33.6, -117.88],
    [33.75, -118.4],
    [34.03, -118.7],
    [34.25, -119.27],
    [34.4, -119.7],
    [34.45, -120.47],
    [35.2, -120.8],
    [35.65, -121.2],
    [36.3, -121.9],
    [36.6, -121.97],
    [36.62, -121.86],
    [36.95, -121.95],
    [37.1, -122.3],
    [37.5, -122.5],
    [37.8, -122.52],
    [38.0, -123.0],
    [38.5, -123.25],
    [39.0, -123.7],
    [40.4, -124.4],
    [41.7, -124.15],
    [43.1, -124.43],
    [44.6, -124.07],
    [46.2, -123.98],
    [46.9, -124.15],
    [48.4, -124.7],
  ],
  // The Atlantic, from the Keys to Maine.
  [
    [25.1, -80.4],
    [25.8, -80.13],
    [26.7, -80.03],
    [27.6, -80.33],
    [28.4, -80.6],
    [29.2, -81.0],
    [30.4, -81.4],
    [31.1, -81.4],
    [32.0, -80.85],
    [32.6, -80.05],
    [32.8, -79.85],
    [33.7, -78.87],
    [33.9, -78.1],
    [34.2, -77.8],
    [34.7, -76.6],
    [35.22, -75.55],
    [36.9, -75.98],
    [37.9, -75.35],
    [38.8, -75.08],
    [39.35, -74.42],
    [40.1, -74.03],
    [40.58, -73.9],
    [40.75, -72.8],
    [41.05, -71.87],
    [41.36, -71.5],
    [41.5, -70.7],
    [41.25, -70.1],
    [41.7, -69.95],
    [42.05, -70.15],
    [41.8, -70.5],
    [42.2, -70.72],
    [42.6, -70.65],
    [43.1, -70.65],
    [43.7, -69.9],
    [44.2, -68.3],
    [44.8, -67.0],
  ],
  // The Gulf, from Naples to Texas.
  [
    [25.9, -81.73],
    [26.6, -82.2],
    [27.4, -82.65],
    [28.1, -82.83],
  ],
  [
    [29.7, -85.35],
    [30.3, -86.3],
    [30.35, -87.3],
    [30.23, -88.0],
    [30.38, -88.9],
  ],
  [
    [29.3, -94.77],
    [28.9, -95.35],
    [27.8, -97.1],
    [26.1, -97.17],
  ],
];

const KM_PER_DEGREE = 111.2;

/** How far the sea is from a place, about right where it is near. */
export function kmToCoast(latitude: number, longitude: number): number {
  const east = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const flat = ([lat, lng]: Point): Point => [(lat - latitude) * KM_PER_DEGREE, (lng - longitude) * east];
  const distances = COASTS.flatMap((coast) => coast.slice(1).map((to, index) => fromHere(flat(coast[index] ?? to), flat(to))));
  return Math.min(...distances);
}

/** From the origin to the nearest place on a line between two points. */
function fromHere([y, x]: Point, [toY, toX]: Point): number {
  const [up, across] = [toY - y, toX - x];
  const length = up * up + across * across;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(y * up + x * across) / length));
  return Math.hypot(y + up * share, x + across * share);
}
