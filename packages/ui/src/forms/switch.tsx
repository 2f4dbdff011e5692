import { Field } from "@base-ui/react/field";
import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface SwitchProps extends Omit<BaseSwitch.Root.Props, "className" | "children"> {
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
  className?: string;
}

export function Switch({ label, description, hideLabel = false, className, ...props }: SwitchProps): ReactNode {
  return (
    <Field.Root className={clsx("flex items-start justify-between gap-4", className)} disabled={props.disabled}>
      <div className={hideLabel ? "sr-only" : "grid gap-0.5"}>
        <Field.Label className="font-semibold text-ink text-small">{label}</Field.Label>
        {description ? <Field.Description className="text-ink-2 text-small">{description}</Field.Description> : null}
      </div>
      <BaseSwitch.Root
        {...props}
        className="relative inline-flex h-6 w-11 shrink-0 cursor-pointer items-center rounded-chip border border-line-strong bg-sunken p-0.5 transition-colors after:absolute after:-inset-2.5 after:content-[''] data-checked:border-primary data-checked:bg-primary data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken"
      >
        <BaseSwitch.Thumb className="keeps-colors size-4.5 rounded-chip bg-line-strong transition-transform duration-200 ease-swing data-checked:translate-x-5 data-checked:bg-on-primary data-disabled:bg-line" />
      </BaseSwitch.Root>
    </Field.Root>
  );
}
