import { minutesOf } from "@fourball/domain/tee-time/hours";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { DaySky } from "@fourball/ui/art/day-sky";
import { DrawnRange } from "@fourball/ui/forms/drawn-range";
import { linkStyle } from "@fourball/ui/navigation/link";
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type DayScale, HOUR, hourMarks, isWithin, nearestTo, QUARTER, SHORTEST, widenedTo } from "./day-scale.ts";
import { type DotKind, dotAt, type GameDot, gameDots, heightOf } from "./game-dots.ts";
import { hourInWords, hoursInWords } from "./hours-in-words.ts";
import { daySkyTexts } from "./texts.ts";
import type { DrawnHours } from "./use-drawn-hours.ts";

type DayBandProps = {
  scale: DayScale;
  drawn: DrawnHours;
  games?: readonly TeeTimeCard[];
  /** Whether those are all of the day: their number is said. */
  isAll?: boolean;
  onTap?: (dot: GameDot) => void;
};

const textButton = linkStyle({ isAlone: true, className: "font-semibold" });

/** A day on which the hours of the list are drawn; above it those that are, and below it the nearest game where they hold none. */
export function DayBand({ scale, drawn, games = [], isAll = false, onTap }: DayBandProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { hours, clear, write } = drawn;
  const minutes = games.map(({ time }) => minutesOf(time));
  const count = isAll ? minutes.filter((minute) => !hours || isWithin(hours, minute)).length : undefined;
  const nearest = hours && count === 0 ? nearestTo(hours, minutes) : undefined;

  /** The button that was pressed disappears. */
  const andFocusBand = (press: () => void) => (): void => {
    press();
    box.current?.querySelector("input")?.focus({ preventScroll: true });
  };

  return (
    <>
      {hours ? (
        <div className="mb-1.5 flex min-h-8 items-center justify-between gap-4 sm:mb-3.5">
          <p className="font-semibold">{daySkyTexts.counted(hoursInWords(hours), count)}</p>
          <button aria-label={daySkyTexts.clearSpoken} className={textButton} onClick={andFocusBand(clear)} type="button">
            {daySkyTexts.clear}
          </button>
        </div>
      ) : null}
      <div ref={box} style={{ marginBottom: 12 }}>
        <Band box={box} count={count} drawn={drawn} games={games} onTap={onTap} scale={scale} />
      </div>
      {hours && nearest !== undefined ? (
        <p className="mb-3.5 text-small">
          {daySkyTexts.nearest(hourInWords(nearest))}{" "}
          <button className={textButton} onClick={andFocusBand(() => write(widenedTo(hours, nearest)))} type="button">
            {daySkyTexts.widen}
          </button>
        </p>
      ) : null}
    </>
  );
}

type BandProps = Required<Pick<DayBandProps, "scale" | "drawn" | "games">> &
  Pick<DayBandProps, "onTap"> & { box: RefObject<HTMLElement | null>; count: number | undefined };

/** A phone's; measured once it is there. */
const USUAL_WIDTH = 358;
/** From here on each hour has its mark. */
const ROOMY_WIDTH = 600;

function Band({ box, scale, drawn, games, count, onTap }: BandProps): ReactNode {
  const width = useWidthOf(box);
  const { from, to, sunHours } = scale;
  const dots = gameDots(games, { from, to, width });
  return (
    <>
      <DrawnRange
        className="h-14 sm:h-16"
        label={daySkyTexts.label}
        largeStep={HOUR}
        max={to}
        min={from}
        onClear={drawn.clear}
        onDraw={drawn.show}
        onDrawn={drawn.write}
        onTap={(x, fromBottom) => {
          const dot = dotAt(dots, x, fromBottom);
          if (dot) onTap?.(dot);
        }}
        range={drawn.hours}
        shortest={SHORTEST}
        step={QUARTER}
        thumbLabels={[daySkyTexts.from, daySkyTexts.to]}
        valueText={(minute) => daySkyTexts.inWindow(hourInWords(minute), count)}
      >
        <div className="absolute inset-0 overflow-clip border border-transparent" style={{ borderRadius: 12 }}>
          <DaySky hours={sunHours} />
        </div>
        {dots.map((dot) => (
          <Dot key={dot.id} {...dot} />
        ))}
      </DrawnRange>
      <HourMarks scale={scale} width={width} />
    </>
  );
}

const HourMarks = ({ scale, width }: { scale: DayScale; width: number }): ReactNode => (
  <div aria-hidden="true" className="relative mt-1 h-4 text-ink-2 text-tiny">
    {hourMarks(scale, width >= ROOMY_WIDTH ? 1 : 2).map(({ minute, text }) => (
      <span
        className="absolute whitespace-nowrap"
        key={minute}
        style={{ left: `${((minute - scale.from) / (scale.to - scale.from)) * 100}%`, translate: "-50%" }}
      >
        {text}
      </span>
    ))}
  </div>
);

function useWidthOf(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(() => setWidth(box.current?.clientWidth || USUAL_WIDTH));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return width;
}

const paper = "var(--sky-paper)";
const rim = `0 0 0 2px ${paper}`;

/** Full of border, so that it keeps its shape where the system sets the colors. */
const looks: Readonly<Record<DotKind, CSSProperties>> = {
  in: { width: 12, height: 12, borderWidth: 6, borderColor: "var(--color-pine)", boxShadow: rim },
  open: { width: 12, height: 12, borderWidth: 2.5, borderColor: "oklch(0.565 0.2 31)", background: paper },
  full: { width: 8, height: 8, borderWidth: 4, borderColor: "oklch(0.55 0.02 150)", boxShadow: rim },
};

/** Where there are more than have room, their number is in place of the top one. */
function Dot({ kind, x, row, more }: GameDot): ReactNode {
  const look = more > 0 ? { background: paper, lineHeight: "1rem" } : looks[kind];
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute rounded-chip ${more > 0 ? "px-1 font-semibold text-sky-ink text-tiny" : ""}`}
      style={{ left: x, bottom: heightOf(row), translate: "-50% 50%", ...look }}
    >
      {more > 0 ? `+${more + 1}` : null}
    </span>
  );
}
