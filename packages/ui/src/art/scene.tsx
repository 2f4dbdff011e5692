import type { ReactNode } from "react";
import { drawScene, type SceneOptions, type WholeScene } from "./scene/draw.ts";
import { elements } from "./scene/elements.ts";
import { hash } from "./scene/random.ts";
import { toMarkup } from "./scene/shape.ts";
import { dayShare } from "./scene/sky.ts";

export type { SceneOptions } from "./scene/draw.ts";
export { type Archetype, archetypes } from "./scene/hills.ts";

function complete({ seed, hour, ...rest }: SceneOptions): WholeScene {
  const { archetype = "parkland", width = 800, height = 450, sunAt = 0.12 + dayShare(hour) * 0.76 } = rest;
  const { fade = false, flagAt, wide = false } = rest;
  return { seed, hour, archetype, width, height, sunAt, fade, flagAt, wide };
}

// Two scenes that are equal may share their gradients, so what they are drawn from names them.
const idOf = (options: WholeScene): string => `s${hash(JSON.stringify(options)).toString(36)}`;

/** A whole SVG document, for files and share pictures. */
export function sceneSvg(options: SceneOptions): string {
  const whole = complete(options);
  const { width, height } = whole;
  const body = toMarkup(drawScene(idOf(whole), whole));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">${body}</svg>`;
}

/** Decoration: what it shows must be said in words beside it. */
export function Scene(options: SceneOptions): ReactNode {
  const whole = complete(options);
  return (
    <svg
      aria-hidden="true"
      className="block size-full"
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${whole.width} ${whole.height}`}
    >
      {elements(drawScene(idOf(whole), whole))}
    </svg>
  );
}
