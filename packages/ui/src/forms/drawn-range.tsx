import { Slider } from "@base-ui/react/slider";
import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { type Drawing, type Range, useDrawing } from "./use-drawing.ts";

export type { Range } from "./use-drawing.ts";

export interface DrawnRangeProps extends Drawing {
  /** What the page keys move an end by. */
  largeStep: number;
  range: Range | undefined;
  onClear: () => void;
  label: string;
  thumbLabels: readonly [string, string];
  valueText: (value: number) => string;
  /** What the range is drawn on. It fills its box. */
  children: ReactNode;
  className?: string;
}

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
      aria-label={props.label}
      // The page still scrolls up and down under a finger.
      className={clsx("relative select-none [touch-action:pan-y]", props.className)}
      largeStep={largeStep}
      max={max}
      min={min}
      minStepsBetweenValues={shortest / step}
      onKeyDown={clear}
      onValueChange={(ends) => onDraw(rangeOf(ends))}
      onValueCommitted={(ends) => onDrawn(rangeOf(ends))}
      step={step}
      value={[from, to]}
    >
      {/* A finger that comes from the very edge draws too. */}
      <div className="absolute -inset-x-1.75 inset-y-0" />
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
      "h-[calc(100%+8px)] w-3.5 touch-none rounded-chip border-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
      isShown ? "pointer-events-auto border-primary bg-surface" : "border-transparent",
    )}
    data-handle
    getAriaValueText={(_, value) => valueText(value)}
    index={index}
  >
    <span className="absolute -inset-x-3.75 inset-y-0" />
    {isShown ? <span className="absolute inset-[calc(50%-8px)_calc(50%-1px)] bg-primary" /> : null}
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
