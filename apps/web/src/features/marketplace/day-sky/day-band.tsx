import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { DaySky } from "@fourball/ui/art/day-sky";
import { DrawnRange } from "@fourball/ui/forms/drawn-range";
import { type CSSProperties, type ReactNode, type RefCallback, useCallback, useState } from "react";
import { type DayScale, HOUR, hourMarks, QUARTER, SHORTEST } from "./day-scale.ts";
import { type DotKind, dotAt, gameDots, heightOf } from "./game-dots.ts";
import { hourInWords } from "./hours-in-words.ts";
import { texts } from "./texts.ts";
import type { DrawnHours } from "./use-drawn-hours.ts";

export type DayBandProps = {
  scale: DayScale;
  games: readonly TeeTimeCard[];
  /** How many are in the window; nothing where that isn't known. */
  count: number | undefined;
  drawn: DrawnHours;
  onTap?: (gameId: string, minute: number) => void;
};

/** A phone's; measured once it is there. */
const USUAL_WIDTH = 358;
/** From here on each hour has its mark. */
const ROOMY_WIDTH = 600;
const rounded = { borderRadius: 12 } as const;

/** A day from first light to dusk with its games, on which the hours of the list are drawn. */
export function DayBand({ scale, games, count, drawn, onTap }: DayBandProps): ReactNode {
  const [width, ref] = useWidth();
  const { from, to, sunHours } = scale;
  const dots = gameDots(games, { from, to, width });
  return (
    <div ref={ref} style={{ marginBottom: 12 }}>
      <DrawnRange
        className="h-14 sm:h-16"
        largeStep={HOUR}
        max={to}
        min={from}
        onClear={drawn.clear}
        onDraw={drawn.show}
        onDrawn={drawn.write}
        onTap={(x, fromBottom) => {
          const dot = dotAt(dots, x, fromBottom);
          if (dot) onTap?.(dot.id, dot.minute);
        }}
        range={drawn.hours}
        shortest={SHORTEST}
        step={QUARTER}
        thumbLabels={[texts.from, texts.to]}
        valueText={(minute) => texts.inWindow(hourInWords(minute), count)}
      >
        <div className="absolute inset-0 overflow-clip border border-transparent" style={rounded}>
          <DaySky className="forced-colors:hidden" hours={sunHours} />
        </div>
        {dots.map(({ id, kind, x, row, more }) => (
          <Dot key={id} kind={kind} more={more} style={{ left: x, bottom: heightOf(row) }} />
        ))}
      </DrawnRange>
      <HourMarks isRoomy={width >= ROOMY_WIDTH} scale={scale} />
    </div>
  );
}

function HourMarks({ scale, isRoomy }: { scale: DayScale; isRoomy: boolean }): ReactNode {
  const { from, to } = scale;
  return (
    <div aria-hidden="true" className="relative mt-1 h-4 text-ink-2 text-tiny">
      {hourMarks(scale, isRoomy ? 1 : 2).map(({ minute, text }) => (
        <span
          className="absolute whitespace-nowrap"
          key={minute}
          style={{ left: `${((minute - from) / (to - from)) * 100}%`, translate: "-50%" }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

const paper = "var(--sky-paper)";
const rim = `0 0 0 2px ${paper}`;

/** Full of border, so that it keeps its shape where the system sets the colors. */
const looks: Readonly<Record<DotKind, CSSProperties>> = {
  in: { width: 12, height: 12, borderWidth: 6, borderColor: "var(--color-pine)", boxShadow: rim },
  open: { width: 12, height: 12, borderWidth: 2.5, borderColor: "oklch(0.565 0.2 31)", background: paper },
  full: { width: 8, height: 8, borderWidth: 4, borderColor: "oklch(0.55 0.02 150)", boxShadow: rim },
};

function Dot({ kind, more, style }: { kind: DotKind; more: number; style: CSSProperties }): ReactNode {
  const place = { ...style, translate: "-50% 50%" };
  if (more > 0)
    return (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute rounded-chip px-1 font-semibold text-sky-ink text-tiny"
        style={{ ...place, background: paper, lineHeight: "1rem" }}
      >
        +{more + 1}
      </span>
    );
  return <span aria-hidden="true" className="pointer-events-none absolute rounded-chip" style={{ ...place, ...looks[kind] }} />;
}

function useWidth(): [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth || USUAL_WIDTH));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [width, ref];
}
