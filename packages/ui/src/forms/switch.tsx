import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldControl } from "./field-control.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children" | "onChange"> {
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Switch(props: SwitchProps): ReactNode {
  const { label, description, hideLabel = false, className, onCheckedChange, readOnly, ...input } = props;
  const descriptionId = useId();
  const describedBy = clsx(input["aria-describedby"], Boolean(description) && descriptionId) || undefined;
  const control = useFieldControl({ ...input, "aria-describedby": describedBy });
  return (
    <div className={clsx("flex items-start justify-between gap-4", className)}>
      <div className={hideLabel ? "sr-only" : "grid gap-0.5"}>
        <label className="font-semibold text-ink text-small" htmlFor={control.id}>
          {label}
        </label>
        {description ? (
          <p className="text-ink-2 text-small" id={descriptionId}>
            {description}
          </p>
        ) : null}
      </div>
      <input
        {...input}
        {...control}
        aria-disabled={control.disabled || undefined}
        aria-readonly={readOnly}
        className={look}
        onChange={({ target }) => (readOnly ? undefined : onCheckedChange?.(target.checked))}
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
        role="switch"
        type="checkbox"
      />
    </div>
  );
}

const look = clsx(
  "keeps-colors relative inline-flex h-6 w-11 shrink-0 cursor-pointer appearance-none items-center rounded-chip border border-line-strong bg-sunken p-0.5 transition-colors after:absolute after:-inset-2.75 after:content-['']",
  "checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken",
  "before:size-4.5 before:rounded-chip before:bg-line-strong before:transition-transform before:duration-200 before:ease-swing before:content-[''] checked:before:translate-x-5 checked:before:bg-on-primary disabled:before:bg-line",
);
