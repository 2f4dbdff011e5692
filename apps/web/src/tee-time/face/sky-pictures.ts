import type { Light } from "@fourball/domain/tee-time/constants";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyFile } from "@fourball/ui/art/sky-files";

/** What decides the picture of a game. */
export type Pictured = { courseId: string; imageUrl: string | null; sky: Sky };

/** The pictures of a land: its own light first, then what is next to it in the day. */
const order: Readonly<Record<Light, readonly Light[]>> = {
  dawn: ["dawn", "morning", "noon", "dusk"],
  morning: ["morning", "noon", "dawn", "dusk"],
  noon: ["noon", "morning", "dusk", "dawn"],
  dusk: ["dusk", "noon", "morning", "dawn"],
};

const variants = [0, 1, 2] as const;

/** The ridges, clouds and flag of a course; never its light. */
export const variantOf = (courseId: string): (typeof variants)[number] => variants[numberOf(courseId) % variants.length] ?? 0;

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/**
 * What to try, in this order: the course's own picture, then the four that ship with the app, from that of the hour on. A round
 * that ends near sunset is shown from the first tee to the last green.
 */
export function picturesFor({ courseId, imageUrl, sky }: Pictured, endsNearSunset = false): string[] {
  const variant = variantOf(courseId);
  const drawn = order[sky.light].map((light) => skyFile({ land: sky.land, light, variant }));
  if (endsNearSunset && sky.light === "noon") drawn.unshift(skyFile({ land: sky.land, light: "round", variant }));
  return imageUrl ? [imageUrl, ...drawn] : drawn;
}
