import type { ReactNode } from "react";
import { isStill } from "../../kit/page/is-still.ts";

const RADIUS = { row: 8, end: 17 };
/** From the middle of one dot to that of the next. */
const STEP = { row: 40, end: 42 };
const TOP = { row: 60, end: 74 };

const inRow = (dot: number, count: number, step: number): number => (dot - (count - 1) / 2) * step;

/** Four gather into the logo, two in each column so that no path crosses another; fewer stay a row. */
const endOf = (dot: number, count: number) =>
  count === 4
    ? { x: inRow(dot > 1 ? 1 : 0, 2, STEP.end), y: TOP.end + (dot % 2) * STEP.end }
    : { x: inRow(dot, count, STEP.end), y: TOP.end + STEP.end / 2 };

/** Where a dot comes from, as seen from where it ends. */
function startOf(dot: number, count: number): string {
  const { x, y } = endOf(dot, count);
  return `translate(${inRow(dot, count, STEP.row) - x}px, ${TOP.row - y}px) scale(${RADIUS.row / RADIUS.end})`;
}

const centered = { transformBox: "fill-box", transformOrigin: "center" } as const;

/** The dots of a game whose last spot is taken, at their end; `gather` shows how they come there. */
export function GatheringDots({ count }: { count: number }): ReactNode {
  return (
    <svg aria-hidden="true" className="mx-auto max-w-full overflow-visible" height="152" viewBox="-179 0 358 152">
      {Array.from({ length: count }, (_, dot) => endOf(dot, count)).map(({ x: cx, y: cy }, dot) => (
        <g data-moves={startOf(dot, count)} key={`${cx} ${cy}`} style={centered}>
          {dot === count - 1 ? (
            <circle className="fill-transparent stroke-flag" cx={cx} cy={cy} r={RADIUS.end - 2} strokeWidth="4" />
          ) : null}
          <circle className="fill-primary" cx={cx} cy={cy} data-disc="" r={RADIUS.end} style={centered} />
        </g>
      ))}
    </svg>
  );
}

/** In milliseconds after the sheet begins to come up. */
const START = { dots: 120, eachDot: 80, ring: 380, words: 300 };
const LASTS = { dot: 420, ring: 480, words: 200, still: 120 };

/** The dots fly from their row, the ring fills, then come the words: what is marked with `data-words`. Returns what stops it. */
export function gather(sheet: HTMLElement): (() => void) | undefined {
  if (isStill()) return void sheet.animate({ opacity: [0, 1] }, LASTS.still);
  const all = (mark: string) => [...sheet.querySelectorAll(`[data-${mark}]`)];
  const spring = getComputedStyle(sheet).getPropertyValue("--ease-spring");
  const easing = CSS.supports("transition-timing-function", spring) ? spring : "ease-out";
  const from = (delay: number, duration: number) => ({ delay, duration, easing, fill: "backwards" }) as const;
  for (const [place, dot] of all("moves").entries())
    dot.animate(
      { transform: [dot.getAttribute("data-moves") ?? "none", "none"] },
      from(START.dots + place * START.eachDot, LASTS.dot),
    );
  all("disc")
    .at(-1)
    ?.animate({ transform: ["scale(0)", "none"] }, from(START.ring, LASTS.ring));
  for (const words of all("words")) words.animate({ opacity: [0, 1] }, { ...from(START.words, LASTS.words), easing: "linear" });
  // Browsers refuse it, and complain, before the first tap; some can't.
  const vibrating = setTimeout(() => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(18), START.ring);
  return () => clearTimeout(vibrating);
}
