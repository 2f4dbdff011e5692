import type { ReactNode } from "react";
import { type Ground, OnSky, type OnSkyProps } from "./on-sky.tsx";
import { Scene, type SceneOptions } from "./scene.tsx";

export interface TallSkyProps
  extends Pick<SceneOptions, "seed" | "archetype" | "hour">,
    Pick<OnSkyProps, "className" | "children"> {}

export const tallScene = {
  width: 610,
  height: 1000,
  sunAt: 0.82,
  flagAt: 0.66,
  wide: true,
} as const satisfies Partial<SceneOptions>;

/** From the top of the box: on a short phone the words are on the sky alone. */
const shape = { aspectRatio: tallScene.width / tallScene.height, minHeight: "100%" };

/** Where the colors of the sky are neither dark nor light the shade decides. */
export function groundAt(hour: number): Ground {
  if (hour < 6.6) return "dawn";
  return hour < 16.8 ? "noon" : "dusk";
}

/** A place at any hour of the sun, with text on its sky: half of a phone's window. */
export const TallSky = ({ seed, archetype, hour, ...props }: TallSkyProps): ReactNode => (
  <OnSky
    {...props}
    ground={groundAt(hour)}
    picture={
      <div style={shape}>
        <Scene {...tallScene} archetype={archetype} hour={hour} seed={seed} />
      </div>
    }
  />
);
