import { sizedPicture } from "@fourball/domain/picture/sized";
import { LIGHTS } from "@fourball/domain/tee-time/lights";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyVariantOf } from "@fourball/domain/tee-time/sky-variant";
import type { Ground } from "@fourball/ui/art/on-sky";
import { skyFile } from "@fourball/ui/art/sky-files";

/** What decides the picture of a game. */
export type Pictured = {
  courseId: string;
  imageUrl: string | null;
  sky: Sky;
  /** Wider than a card. */
  isLarge?: boolean;
};

/** Of the question where the golfer plays. */
export const NO_PLACE = { courseId: "", imageUrl: null, sky: { land: "parkland", light: "morning" } } as const satisfies Pictured;

/** How a picture fills its place: the flag stays in sight. */
export const PICTURE_FIT = "size-full object-cover object-[66%_60%]";

/** What to try, in this order: the course's own picture, then the four that ship with the app, that of the hour first. */
export function picturesFor({ courseId, imageUrl, sky, isLarge = false }: Pictured): string[] {
  const variant = skyVariantOf(courseId);
  const others = LIGHTS.filter((light) => light !== sky.light);
  const drawn = [sky.light, ...others].map((light) => skyFile({ land: sky.land, light, variant }));
  return imageUrl ? [sizedPicture(imageUrl, isLarge ? "large" : "small"), ...drawn] : drawn;
}

/** What text on the picture stands on. */
export const groundOf = ({ imageUrl, sky }: Pick<Pictured, "imageUrl" | "sky">): Ground => (imageUrl ? "photo" : sky.light);
