import { LIGHTS } from "@fourball/domain/tee-time/lights";
import type { Sky } from "@fourball/domain/tee-time/schema";
import type { Ground } from "@fourball/ui/art/on-sky";
import { skyFile } from "@fourball/ui/art/sky-files";

/** What decides the picture of a game. */
export type Pictured = { courseId: string; imageUrl: string | null; sky: Sky };

/** How a picture fills its place: the flag stays in sight. */
export const PICTURE_FIT = "size-full object-cover object-[66%_60%]";

const variants = [0, 1, 2] as const;

/** The ridges, clouds and flag of a course; never its light. */
const variantOf = (courseId: string): (typeof variants)[number] => variants[numberOf(courseId) % variants.length] ?? 0;

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/**
 * What to try, in this order: the course's own picture, then the four that ship with the app, that of the hour first. A round
 * that ends near sunset is shown from the first tee to the last green.
 */
export function picturesFor({ courseId, imageUrl, sky }: Pictured, endsNearSunset = false): string[] {
  const variant = variantOf(courseId);
  const others = LIGHTS.filter((light) => light !== sky.light);
  const drawn = [sky.light, ...others].map((light) => skyFile({ land: sky.land, light, variant }));
  if (endsNearSunset && sky.light === "noon") drawn.unshift(skyFile({ land: sky.land, light: "round", variant }));
  return imageUrl ? [imageUrl, ...drawn] : drawn;
}

/** What text on the picture stands on. */
export function groundOf({ imageUrl, sky }: Pick<Pictured, "imageUrl" | "sky">, endsNearSunset = false): Ground {
  if (imageUrl) return "photo";
  return endsNearSunset && sky.light === "noon" ? "round" : sky.light;
}
