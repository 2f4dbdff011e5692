import { type ReactNode, useState } from "react";
import { Chip } from "../chip.tsx";
import { moveFocus } from "../move-focus.ts";

export interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Several at once; otherwise choosing one clears the other. */
  multiple?: boolean;
}

/** A row of chips moved through with the arrow keys: one stop of the tab key. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>): ReactNode {
  const { label, options, value, onValueChange, multiple = false } = props;
  const [stop, setStop] = useState(options[0]?.value);

  function toggle(option: Value): void {
    const others = multiple ? value.filter((one) => one !== option) : [];
    onValueChange(value.includes(option) ? others : [...others, option]);
  }

  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2" onKeyDown={moveFocus}>
      {options.map((option) => (
        <Chip
          key={option.value}
          onFocus={() => setStop(option.value)}
          onPressedChange={() => toggle(option.value)}
          pressed={value.includes(option.value)}
          tabIndex={option.value === stop ? 0 : -1}
        >
          {option.icon}
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}
