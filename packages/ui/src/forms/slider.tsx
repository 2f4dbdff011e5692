import { Slider as BaseSlider } from "@base-ui/react/slider";
import type { ReactNode } from "react";

export interface SliderProps {
  label: ReactNode;
  /** One thumb, or the two ends of a range. */
  value: readonly number[];
  onValueChange: (value: readonly number[]) => void;
  min: number;
  max: number;
  step?: number;
  /** The value in words, such as "50 km" or "0 to 18". */
  valueText: string;
  /** A name for each thumb of a range. */
  thumbLabels?: readonly string[];
}

export function Slider(props: SliderProps): ReactNode {
  const { label, value, onValueChange, min, max, step = 1, valueText, thumbLabels = [] } = props;
  return (
    <BaseSlider.Root className="grid gap-1" max={max} min={min} onValueChange={onValueChange} step={step} value={value}>
      <div className="flex items-baseline justify-between gap-3">
        <BaseSlider.Label className="font-semibold text-ink text-small">{label}</BaseSlider.Label>
        <span className="text-ink-2 text-small tabular-nums">{valueText}</span>
      </div>
      <BaseSlider.Control className="flex h-11 touch-none items-center px-2.5">
        <BaseSlider.Track className="h-1.5 w-full rounded-chip bg-line">
          <BaseSlider.Indicator className="keeps-colors rounded-chip bg-primary" />
          {value.map((_, index) => (
            <BaseSlider.Thumb
              aria-label={thumbLabels[index]}
              className="size-5 rounded-chip border-2 border-primary bg-surface shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
              getAriaValueText={value.length === 1 ? () => valueText : undefined}
              index={index}
              key={thumbKey(index)}
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}

const thumbKey = (index: number): string => `thumb-${index}`;
