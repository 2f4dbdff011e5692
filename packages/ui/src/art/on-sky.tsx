import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { PictureLight } from "./scene/sky-picture.ts";

/** Ink on a light sky, paper over a shade on a dark one and on a photo; the same in both themes. */
const tones = {
  dawn: "paper",
  morning: "ink",
  noon: "ink",
  dusk: "paper",
  round: "ink",
  photo: "paper",
} as const satisfies Record<PictureLight | "photo", "ink" | "paper">;

export type Ground = keyof typeof tones;

/** They need no shade. */
const lightGrounds: ReadonlySet<Ground> = new Set(["morning", "noon"]);

export const toneOn = (ground: Ground): "ink" | "paper" => tones[ground];

export interface OnSkyProps extends Omit<ComponentProps<"div">, "children"> {
  ground: Ground;
  /** Fills the box. */
  picture: ReactNode;
  /** Text belongs above the horizon, in the upper two thirds, and in the left three fifths. */
  children: ReactNode;
}

/** A picture of the sky with text on it. It is cut at the bottom, so that the sky takes more of it. */
export function OnSky({ ground, picture, children, className, ...props }: OnSkyProps): ReactNode {
  const isPaper = toneOn(ground) === "paper";
  // The color of the box is what the text stands on until the picture is there.
  const tone = isPaper ? "bg-[#3c4468] text-sky-paper" : "bg-[#b9dce2] text-sky-ink";
  return (
    <div {...props} className={clsx("relative overflow-clip", tone, className)}>
      <div className="absolute inset-x-0 top-0 h-[112%] max-sm:min-h-[calc(200%-12.5rem)]">{picture}</div>
      {lightGrounds.has(ground) ? null : <div aria-hidden="true" className={`absolute inset-0 sky-shade sky-shade-${ground}`} />}
      <div className="relative">{children}</div>
    </div>
  );
}
