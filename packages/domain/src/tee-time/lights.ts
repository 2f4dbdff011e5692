/** The four lights that a picture can show. */
export const LIGHTS = ["dawn", "morning", "noon", "dusk"] as const;
export type Light = (typeof LIGHTS)[number];

/** A round that ends near sunset is shown from the first tee to the last green. */
export const PICTURE_LIGHTS = [...LIGHTS, "round"] as const;
export type PictureLight = (typeof PICTURE_LIGHTS)[number];

/** By the hour of the sun: dawn lasts for about an hour after sunrise, dusk begins about two hours before sunset. */
export function lightAt(hour: number): Light {
  if (hour < 6.6) return "dawn";
  if (hour < 10) return "morning";
  return hour < 16.8 ? "noon" : "dusk";
}
