import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface RadioTilesProps<Value extends string> {
  /** The accessible name of the group, unless a Fieldset provides it. */
  label?: string;
  options: readonly { value: Value; content: ReactNode; label?: string; disabled?: boolean }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  name?: string;
  /** `strip` scrolls sideways and fills the chosen tile with the brand color; `grid` wraps and outlines it. */
  layout?: "grid" | "strip";
  className?: string;
}

const tile =
  "relative grid cursor-pointer select-none rounded-control border bg-surface text-left transition-colors data-disabled:cursor-not-allowed data-disabled:text-ink-2";

const layouts = {
  grid: {
    group: "grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--tile-min,9rem)),1fr))] gap-2",
    tile: "min-h-11 content-center border-line-strong px-3.5 py-2.5 hover:border-ink-2 data-checked:border-primary data-checked:bg-primary-soft data-checked:text-on-primary-soft data-checked:shadow-[inset_0_0_0_1px_var(--primary)]",
  },
  strip: {
    group: "no-scrollbar flex snap-x gap-1.5 overflow-x-auto p-1 -m-1",
    tile: "min-w-16 grow basis-0 snap-start scroll-ml-4 justify-items-center gap-0.5 border-line px-1 py-2 hover:border-line-strong data-checked:border-primary data-checked:bg-primary data-checked:text-on-primary",
  },
};

export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>): ReactNode {
  const { label, options, value, onValueChange, name, layout = "grid", className } = props;
  return (
    <RadioGroup<Value | null>
      aria-label={label}
      className={clsx(layouts[layout].group, className)}
      name={name}
      onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
      value={value}
    >
      {options.map((option) => (
        <Radio.Root
          aria-label={option.label}
          className={clsx(tile, layouts[layout].tile)}
          disabled={option.disabled}
          key={option.value}
          value={option.value}
        >
          {option.content}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
