import { ToggleGroup as BaseToggleGroup } from "@base-ui/react/toggle-group";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Chip } from "../chip.tsx";

export interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Several at once; otherwise choosing one clears the other. */
  multiple?: boolean;
  className?: string;
}

/** A row of chips moved through with the arrow keys. */
export function ToggleGroup<Value extends string>({ label, options, className, ...props }: ToggleGroupProps<Value>): ReactNode {
  return (
    <BaseToggleGroup {...props} aria-label={label} className={clsx("flex flex-wrap gap-2", className)}>
      {options.map((option) => (
        <Chip key={option.value} value={option.value}>
          {option.icon}
          {option.label}
        </Chip>
      ))}
    </BaseToggleGroup>
  );
}
