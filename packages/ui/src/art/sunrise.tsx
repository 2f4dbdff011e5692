import type { ReactNode } from "react";
import { elements } from "./scene/elements.ts";
import { oval } from "./scene/plants.ts";
import { hash } from "./scene/random.ts";
import { path } from "./scene/shape.ts";
import { hourOfLight } from "./scene/sky.ts";
import { drawMoment, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureLight, type SkyPictureOptions } from "./scene/sky-picture.ts";

export interface SunriseProps extends Omit<SkyPictureOptions, "light"> {
  /** 0 to 1: the sun is below the land at first, and half of it above it at last. */
  share: number;
  /** The sun is up, in this light. */
  light?: PictureLight | undefined;
  /** No sun, a cloud and little color. */
  isOvercast?: boolean;
}

/** Cut off, so that the sun is at four fifths of a phone. */
const LEFT = 120;

const DOWN = -34;
const CLIMB = 40;
const UP = 62;
/** Its glow doesn't show either. */
const GONE = -260;

/** No stars: they would move the land. */
const FIRST_HOUR = 5.6;

function momentOf({ share, light, isOvercast }: Pick<SunriseProps, "share" | "light" | "isOvercast">) {
  if (light) return { hour: light === "round" ? hourOfLight.noon : hourOfLight[light], above: UP };
  return { hour: Math.max(FIRST_HOUR, 5.5 + 0.55 * share), above: isOvercast ? GONE : DOWN + CLIMB * share };
}

const cloud = path([oval(640, 112, 120, 17), oval(690, 96, 74, 20), oval(610, 98, 52, 15), oval(720, 124, 84, 11)].join(""), {
  fill: "#e6e3e4",
});

/** A place whose sun rises: what changes moves, or fades where nothing may move. Decoration: say in words what it shows. */
export function Sunrise({ land, variant, isOvercast = false, ...progress }: SunriseProps): ReactNode {
  const moment = momentOf({ ...progress, isOvercast });
  const id = `w${hash(`${land}${variant}`).toString(36)}`;
  return (
    <svg
      aria-hidden="true"
      className="block size-full [&_*]:[transition:fill_700ms,stop-color_700ms,cy_700ms,opacity_700ms]"
      preserveAspectRatio="xMidYMid slice"
      style={{ filter: isOvercast ? "saturate(0.35)" : undefined }}
      viewBox={`${LEFT} 0 ${PICTURE_WIDTH - LEFT} ${PICTURE_HEIGHT}`}
    >
      {elements(drawMoment(id, { land, variant, ...moment }))}
      <g opacity={isOvercast ? 0.85 : 0}>{elements([cloud])}</g>
    </svg>
  );
}
