import { Slider } from "@base-ui/react/slider";
import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { type Range, type Scale, useDrawing } from "./use-drawing.ts";

export type { Range } from "./use-drawing.ts";

export interface DrawnRangeProps extends Scale {
  /** What the page keys move an end by. */
  largeStep: number;
  range: Range | undefined;
  /** While it changes, and once it is let go. */
  onDraw: (range: Range) => void;
  onDrawn: (range: Range) => void;
  onClear: () => void;
  /** A touch that draws nothing, in pixels from the left and the bottom. */
  onTap?: (x: number, fromBottom: number) => void;
  thumbLabels: readonly [string, string];
  valueText: (value: number) => string;
  /** What the range is drawn on. It fills its box. */
  children: ReactNode;
  className?: string;
}

const HANDLE_WIDTH = 14;
const FINGER = 44;
const handleSize = { width: HANDLE_WIDTH, height: "calc(100% + 8px)" } as const;
const fingerSize = { inset: `0 ${(HANDLE_WIDTH - FINGER) / 2}px` } as const;
/** A finger that comes from the very edge draws too. */
const reach = { inset: `0 ${-HANDLE_WIDTH / 2}px` } as const;
const mark = { inset: "calc(50% - 8px) calc(50% - 1px)" } as const;
/** The page still scrolls up and down under a finger. */
const sideways = { touchAction: "pan-y" } as const;

/** A range that is drawn with a finger over a picture, or moved by its two ends, which are there for the keyboard even without one. */
export function DrawnRange(props: DrawnRangeProps): ReactNode {
  const { min, max, step, shortest, largeStep, range, onDraw, onDrawn, onClear, thumbLabels, valueText, children } = props;
  const drawing = useDrawing(props);
  const { from, to } = range ?? { from: min, to: max };

  function clear(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !range) return;
    event.preventDefault();
    event.stopPropagation();
    onClear();
  }

  return (
    <Slider.Root
      {...drawing}
      className={clsx("relative select-none", props.className)}
      largeStep={largeStep}
      max={max}
      min={min}
      minStepsBetweenValues={shortest / step}
      onKeyDown={clear}
      onValueChange={(ends) => onDraw(rangeOf(ends))}
      onValueCommitted={(ends) => onDrawn(rangeOf(ends))}
      step={step}
      style={sideways}
      value={[from, to]}
    >
      <div className="absolute" style={reach} />
      {children}
      {range ? <Edges max={max} min={min} range={range} /> : null}
      <Slider.Control className="pointer-events-none absolute inset-0">
        {thumbLabels.map((label, index) => (
          <Handle index={index} isShown={range !== undefined} key={label} label={label} valueText={valueText} />
        ))}
      </Slider.Control>
    </Slider.Root>
  );
}

type HandleProps = Pick<DrawnRangeProps, "valueText"> & {
  label: string;
  index: number;
  /** Without a range it is there for the keyboard only. */
  isShown: boolean;
};

const Handle = ({ label, index, isShown, valueText }: HandleProps): ReactNode => (
  <Slider.Thumb
    aria-label={label}
    className={clsx(
      "touch-none rounded-chip border-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
      isShown ? "border-primary bg-surface" : "border-transparent",
    )}
    data-handle
    getAriaValueText={(_, value) => valueText(value)}
    index={index}
    style={{ ...handleSize, pointerEvents: isShown ? "auto" : undefined }}
  >
    <span className="absolute" style={fingerSize} />
    {isShown ? <span className="absolute bg-primary" style={mark} /> : null}
  </Slider.Thumb>
);

const rangeOf = ([from = 0, to = 0]: readonly number[]): Range => ({ from, to });

const veil = "pointer-events-none absolute inset-y-0 bg-paper";

function Edges({ range: { from, to }, min, max }: { range: Range; min: number; max: number }): ReactNode {
  const share = (length: number): string => `${(Math.min(max - min, Math.max(0, length)) / (max - min)) * 100}%`;
  const [left, right] = [share(from - min), share(max - to)];
  return (
    <>
      <div className={veil} style={{ left: 0, width: left, opacity: 0.74 }} />
      <div className={veil} style={{ right: 0, width: right, opacity: 0.74 }} />
      <div className="pointer-events-none absolute inset-y-0 border-2 border-primary" style={{ left, right }} />
    </>
  );
}
