import { Field as BaseField } from "@base-ui/react/field";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Message } from "../message.tsx";

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  description?: ReactNode;
  /** The sentence to show; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Said beside the label, as most fields are needed. */
  optional?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Ties a control of this package to its label, its description and its error. */
export function Field({ label, children, description, error, optional, hideLabel, disabled, className }: FieldProps): ReactNode {
  const invalid = Boolean(error);
  return (
    <BaseField.Root className={clsx("grid content-start gap-1.5", className)} disabled={disabled} invalid={invalid}>
      <BaseField.Label className={hideLabel ? "sr-only" : "w-fit font-semibold text-ink text-small"}>
        {label}
        {optional ? <span className="font-normal text-ink-2"> {optional}</span> : null}
      </BaseField.Label>
      {children}
      {description ? <BaseField.Description className="text-ink-2 text-small">{description}</BaseField.Description> : null}
      <BaseField.Error match={invalid} render={<Message />}>
        {error}
      </BaseField.Error>
    </BaseField.Root>
  );
}
