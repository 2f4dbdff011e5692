import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface RadioTilesProps<Value extends string> {
  /** The accessible name of the group, unless a Fieldset provides it. */
  label?: string;
  options: readonly { value: Value; content: ReactNode; label?: string; disabled?: boolean }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `strip` scrolls sideways and fills the chosen tile with the brand color; `grid` wraps and outlines it. */
  layout?: "grid" | "strip";
  className?: string;
}

const tile =
  "relative grid cursor-pointer select-none rounded-control border bg-surface text-left transition-colors has-disabled:cursor-not-allowed has-disabled:text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2";

const layouts = {
  grid: {
    group: "grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--tile-min,9rem)),1fr))] gap-2",
    tile: "min-h-11 content-center border-line-strong px-3.5 py-2.5 hover:border-ink-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]",
  },
  strip: {
    group: "no-scrollbar flex snap-x gap-1.5 overflow-x-auto p-1 -m-1",
    tile: "min-w-16 grow basis-0 snap-start scroll-ml-4 justify-items-center gap-0.5 border-line px-1 py-2 hover:border-line-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
  },
};

export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>): ReactNode {
  const { label, options, value, onValueChange, layout = "grid", className } = props;
  const name = useId();
  return (
    <div aria-label={label} className={clsx(layouts[layout].group, className)} role="radiogroup">
      {options.map((option) => (
        <label className={clsx(tile, layouts[layout].tile)} key={option.value}>
          <input
            aria-label={option.label}
            checked={option.value === value}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
            disabled={option.disabled}
            name={name}
            onChange={() => onValueChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.content}
        </label>
      ))}
    </div>
  );
}
