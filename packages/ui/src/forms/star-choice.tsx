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
  /** A press: unlike a value that an arrow key passes, it is meant. */
  onPick?: (stars: number) => void;
  /** What each number of stars means, from one on. */
  meanings?: readonly string[];
}

/** Stars to give, one radio each: the arrow keys go from one to the next. */
export function StarChoice({ label, max, value, onValueChange, onPick, meanings = [] }: StarChoiceProps): ReactNode {
  return (
    <div className="grid w-fit gap-0.5">
      <RadioGroup<number | null>
        aria-label={label}
        className="flex flex-wrap gap-1"
        onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        value={value}
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <Radio.Root
            aria-label={nameOf(stars, max, meanings)}
            className="grid size-11 cursor-pointer place-content-center rounded-control border border-transparent hover:bg-sunken data-checked:border-line-strong"
            key={stars}
            // Arrow keys click as well, without a press.
            onClick={({ detail }) => detail > 0 && onPick?.(stars)}
            value={stars}
          >
            <StarShape className={clsx("size-7 stroke-star", stars <= (value ?? 0) ? "fill-star" : "fill-none")} />
          </Radio.Root>
        ))}
      </RadioGroup>
      {meanings.length > 0 ? <Meaning meanings={meanings} value={value} /> : null}
    </div>
  );
}

function nameOf(stars: number, max: number, meanings: readonly string[]): string {
  const name = `${stars} of ${max} ${max === 1 ? "star" : "stars"}`;
  const meaning = meanings[stars - 1];
  return meaning ? `${name}, ${meaning}` : name;
}

/** Of the chosen stars; of the first and the last until then. The radios say it to screen readers. */
function Meaning({ meanings, value }: { meanings: readonly string[]; value: number | null }): ReactNode {
  return (
    <p aria-hidden="true" className="flex justify-between gap-3 text-ink-2 text-small">
      {value === null ? (
        <>
          <span>{meanings.at(0)}</span>
          <span>{meanings.at(-1)}</span>
        </>
      ) : (
        meanings[value - 1]
      )}
    </p>
  );
}
