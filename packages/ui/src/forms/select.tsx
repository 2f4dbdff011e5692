import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useFieldControl } from "./field-control.ts";

export interface SelectProps<Value extends string> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Names it where no Field does. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

/** The browser's own list of choices: on a phone it is the system's. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { options, value, onValueChange, placeholder, label, disabled, className } = props;
  const control = useFieldControl({ disabled });
  return (
    <span className={clsx("relative grid items-center", className)}>
      <select
        {...control}
        aria-label={label}
        className="control appearance-none truncate pr-10"
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        value={value ?? ""}
      >
        {value === null ? (
          <option disabled hidden value="">
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option disabled={option.disabled} key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3.5 size-4 stroke-2 text-ink-2" />
    </span>
  );
}
