import { clsx } from "clsx";
import type { ReactNode } from "react";

const centre = { x: 112, y: 66 };

/** A height line around the hill: an ellipse pushed out of shape the same way at every height. */
function contour(size: number): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const bulge = 1 + 0.16 * Math.sin(angle * 2 + 0.6) + 0.09 * Math.sin(angle * 3 + size * 0.02);
    return {
      x: centre.x + (48 - size) * 0.12 + Math.cos(angle) * size * 1.75 * bulge,
      y: centre.y + Math.sin(angle) * size * bulge,
    };
  });
  const middle = (index: number): string => {
    const [a, b] = [points[index % 12] ?? centre, points[(index + 1) % 12] ?? centre];
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, index) => {
    const corner = points[(index + 1) % 12] ?? centre;
    return `Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

const lines = [58, 47, 36, 25, 14].map(contour);

/** Contour lines of an empty green. */
export function Contours({ className }: { className?: string }): ReactNode {
  return (
    <svg aria-hidden="true" className={clsx("overflow-visible", className)} fill="none" viewBox="0 0 224 132">
      <g className="stroke-line-strong" strokeWidth="1.25">
        {lines.map((line, index) => (
          <path
            d={line}
            key={line}
            opacity={0.35 + index * 0.15}
            strokeDasharray={index % 2 === 0 ? undefined : "1 4"}
            strokeLinecap="round"
          />
        ))}
      </g>
      <ellipse className="fill-line-strong" cx="116" cy="66" opacity="0.5" rx="5" ry="1.8" />
      <path className="stroke-ink" d="M116 66V22" strokeLinecap="round" strokeWidth="2" />
      <path className="fill-flag" d="M117 22q14 0 25 8-12 4-25 8Z" />
    </svg>
  );
}
