import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { Field } from "@base-ui/react/field";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";

export interface CheckboxProps extends Omit<BaseCheckbox.Root.Props, "className" | "children"> {
  label: ReactNode;
  description?: ReactNode;
  className?: string;
}

export function Checkbox({ label, description, className, ...props }: CheckboxProps): ReactNode {
  return (
    <Field.Root className={clsx("flex items-start gap-3", className)} disabled={props.disabled}>
      <BaseCheckbox.Root
        {...props}
        className="relative mt-px flex size-5 shrink-0 cursor-pointer items-center justify-center rounded-tag border border-line-strong bg-surface text-on-primary transition-colors after:absolute after:-inset-2.5 after:content-[''] hover:border-ink-2 data-checked:border-primary data-checked:bg-primary data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken"
      >
        <BaseCheckbox.Indicator>
          <Check aria-hidden="true" className="size-4 stroke-3" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <div className="grid gap-0.5">
        <Field.Label className="text-ink text-small">{label}</Field.Label>
        {description ? <Field.Description className="text-ink-2 text-small">{description}</Field.Description> : null}
      </div>
    </Field.Root>
  );
}
