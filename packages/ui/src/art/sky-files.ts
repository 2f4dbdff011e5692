import type { SkyPictureOptions } from "./scene/sky-picture.ts";
import { SKY_FOLDER } from "./sky-folder.gen.ts";

export const skyFileName = ({ land, light, variant }: SkyPictureOptions): string => `${land}-${light}-${variant}.svg`;

/** The address of a prepared picture, drawn by `npm run make-art`. */
export const skyFile = (options: SkyPictureOptions): string => `${SKY_FOLDER}/${skyFileName(options)}`;
