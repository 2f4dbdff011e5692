import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** In percent of the picture. */
type Share = { x: number; y: number; width: number; height: number };

const SIZES = [64, 36, 28] as const;

/** The chosen part as it will be in cards, lists and rows. */
export function CropPreviews({ picture, area }: { picture: string; area: Share }): ReactNode {
  return (
    <div aria-label={texts.previews} className="flex items-center gap-3" role="img">
      {SIZES.map((size) => (
        <span className="relative overflow-clip rounded-chip bg-line" key={size} style={{ width: size, height: size }}>
          <img
            alt=""
            className="absolute max-w-none"
            src={picture}
            style={{
              width: `${10_000 / area.width}%`,
              height: `${10_000 / area.height}%`,
              left: `${(-100 * area.x) / area.width}%`,
              top: `${(-100 * area.y) / area.height}%`,
            }}
          />
        </span>
      ))}
    </div>
  );
}
