import type { ReactNode } from "react";
import { hex } from "./scene/color.ts";
import { hourOfLight, skyAt } from "./scene/sky.ts";

/** A thin edge in the colors of a sky, from its top to its horizon. Decoration: say in words what it shows. */
export function SkyEdge({ light }: { light: keyof typeof hourOfLight }): ReactNode {
  const { top, middle, horizon } = skyAt(hourOfLight[light]);
  const colors = [top, middle, horizon].map(hex).join(", ");
  return <div aria-hidden="true" className="h-1.5 shrink-0" style={{ backgroundImage: `linear-gradient(90deg, ${colors})` }} />;
}
