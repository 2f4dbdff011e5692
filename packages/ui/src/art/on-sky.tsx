import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { PictureLight } from "./scene/sky-picture.ts";

/** Ink on a light sky, paper over a shade on a dark one; the same in both themes. */
const tones = {
  dawn: "paper",
  morning: "ink",
  noon: "ink",
  dusk: "paper",
  round: "ink",
} as const satisfies Record<PictureLight, "ink" | "paper">;

export const toneOn = (light: PictureLight): "ink" | "paper" => tones[light];

export interface OnSkyProps {
  light: PictureLight;
  /** Fills the box. */
  picture: ReactNode;
  /** Text belongs in the left half, above the horizon: the upper three fifths. */
  children: ReactNode;
  className?: string;
}

/** A picture of the sky with text on it. */
export function OnSky({ light, picture, children, className }: OnSkyProps): ReactNode {
  const isPaper = toneOn(light) === "paper";
  return (
    <div className={clsx("relative overflow-clip", isPaper ? "text-sky-paper" : "text-sky-ink", className)}>
      <div className="absolute inset-0">{picture}</div>
      {isPaper ? <div aria-hidden="true" className={`absolute inset-0 sky-shade-${light}`} /> : null}
      <div className="relative">{children}</div>
    </div>
  );
}
