import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { StarShape } from "../stars.tsx";

export interface StarChoiceProps {
  label: string;
  /** How many there are to give. */
  max: number;
  /** Null while none was chosen. */
  value: number | null;
  onValueChange: (stars: number) => void;
}

/** Stars to give, one radio each: the arrow keys go from one to the next. */
export function StarChoice({ label, max, value, onValueChange }: StarChoiceProps): ReactNode {
  return (
    <RadioGroup<number | null>
      aria-label={label}
      className="flex flex-wrap gap-1"
      onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
      value={value}
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <Radio.Root
          aria-label={`${stars} of ${max} ${max === 1 ? "star" : "stars"}`}
          className="grid size-11 cursor-pointer place-content-center rounded-control border border-transparent hover:bg-sunken data-checked:border-line-strong"
          key={stars}
          value={stars}
        >
          <StarShape className={clsx("size-7 stroke-star", stars <= (value ?? 0) ? "fill-star" : "fill-none")} />
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
