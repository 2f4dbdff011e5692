/** A color in OKLCH: lightness 0-1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number];

const radians = Math.PI / 180;
const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** A straight line through OKLab: between a blue and an orange it passes a soft grey, where a walk around the hues would turn green. */
export function mix(from: Color, to: Color, share: number): Color {
  const at = (index: 0 | 1): number => {
    const turn = index === 0 ? Math.cos : Math.sin;
    const start = from[1] * turn(from[2] * radians);
    return start + (to[1] * turn(to[2] * radians) - start) * share;
  };
  const [a, b] = [at(0), at(1)];
  return [from[0] + (to[0] - from[0]) * share, Math.hypot(a, b), (Math.atan2(b, a) / radians + 360) % 360];
}

/** From the far hills to the near grass, by way of the blues that distance is made of. */
export function mixDistance(far: Color, near: Color, share: number): Color {
  const part = (index: 0 | 1 | 2): number => far[index] + (near[index] - far[index]) * share;
  return [part(0), part(1), part(2)];
}

export function shade([lightness, chroma, hue]: Color, by: number, chromaBy = 0, turn = 0): Color {
  return [clamp(lightness + by), Math.max(0, chroma + chromaBy), hue + turn];
}

/** Written as hex, because rasterisers do not read `oklch()`. What sRGB cannot show loses chroma until it can. */
export function hex([lightness, chroma, hue]: Color): string {
  let kept = chroma;
  let channels = linear(lightness, kept, hue);
  while (kept > 0.001 && channels.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    kept *= 0.96;
    channels = linear(lightness, kept, hue);
  }
  return `#${channels.map((channel) => encode(channel)).join("")}`;
}

function linear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos(hue * radians);
  const b = chroma * Math.sin(hue * radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encode(channel: number): string {
  const value = clamp(channel);
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
}
