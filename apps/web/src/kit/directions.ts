type Place = { name: string; location: string };

const isAndroid = (): boolean => /Android/.test(navigator.userAgent);

/** Opens the maps app on phones that know `geo:`, otherwise a map in the browser, which other phones hand to theirs. */
export function directionsUrl({ name, location }: Place): string {
  const query = encodeURIComponent(`${name}, ${location}`);
  return isAndroid() ? `geo:0,0?q=${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** A map with streets around a place. */
export function mapsAppUrl({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): string {
  const at = `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
  return isAndroid()
    ? `geo:${at}?z=${zoom}`
    : `https://www.google.com/maps/@?api=1&map_action=map&center=${encodeURIComponent(at)}&zoom=${zoom}`;
}
