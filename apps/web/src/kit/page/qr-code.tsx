import type { ReactNode } from "react";
import { encode } from "uqr";

/** Dark on white in both themes: not every camera reads it the other way round. */
export function QrCode({ label, url }: { label: string; url: string }): ReactNode {
  const { data, size } = encode(url, { border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      aria-label={label}
      className="keeps-colors mx-auto size-56 rounded-control"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path className="fill-[#fff]" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-[#10251d]" d={modules.join("")} />
    </svg>
  );
}
