import type { ReactNode } from "react";
import { elements } from "./scene/elements.ts";
import { hash } from "./scene/random.ts";
import { toMarkup } from "./scene/shape.ts";
import { drawSkyPicture, PICTURE_HEIGHT, PICTURE_WIDTH, type SkyPictureOptions } from "./scene/sky-picture.ts";

export { lights, type PictureLight, type SkyPictureOptions, variants } from "./scene/sky-picture.ts";

/** A whole SVG document, for files and share pictures. */
export function skyPictureSvg(options: SkyPictureOptions): string {
  const size = `viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${toMarkup(drawSkyPicture("s", options))}</svg>`;
}

/** The same picture drawn in the page, where it is re-tinted as the light changes. Decoration: say in words what it shows. */
export function SkyPicture(options: SkyPictureOptions): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="block size-full"
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
    >
      {elements(drawSkyPicture(`p${hash(JSON.stringify(options)).toString(36)}`, options))}
    </svg>
  );
}
