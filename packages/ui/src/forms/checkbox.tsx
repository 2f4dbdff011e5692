import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldControl } from "./field-control.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children" | "onChange"> {
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, description, hideLabel = false, className, onCheckedChange, ...input } = props;
  const descriptionId = useId();
  const describedBy = clsx(input["aria-describedby"], Boolean(description) && descriptionId) || undefined;
  const control = useFieldControl({ ...input, "aria-describedby": describedBy });
  return (
    <div className={clsx("flex items-start gap-3", className)}>
      <span className="relative mt-px grid shrink-0 place-items-center text-on-primary">
        <input
          {...input}
          {...control}
          aria-disabled={control.disabled || undefined}
          className="peer size-5 cursor-pointer appearance-none rounded-tag border border-line-strong bg-surface transition-colors after:absolute after:-inset-2.5 after:content-[''] hover:border-ink-2 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken"
          onChange={({ target }) => onCheckedChange?.(target.checked)}
          type="checkbox"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute size-4 stroke-3 not-peer-checked:hidden peer-disabled:text-ink-2"
        />
      </span>
      <div className={hideLabel ? "sr-only" : "grid gap-0.5"}>
        <label className="text-ink text-small" htmlFor={control.id}>
          {label}
        </label>
        {description ? (
          <p className="text-ink-2 text-small" id={descriptionId}>
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
