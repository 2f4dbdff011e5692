import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { Message } from "../message.tsx";
import { FieldContext } from "./field-control.ts";

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
  const ownId = useId();
  const [controlId, setId] = useState<string>();
  const id = controlId ?? ownId;
  const describedBy = clsx(description && `${id}-description`, error && `${id}-error`) || undefined;
  return (
    <FieldContext
      value={{ id, labelId: `${id}-label`, describedBy, invalid: Boolean(error), disabled: Boolean(disabled), setId }}
    >
      <div className={clsx("grid content-start gap-1.5", className)}>
        <label className={hideLabel ? "sr-only" : "w-fit font-semibold text-ink text-small"} htmlFor={id} id={`${id}-label`}>
          {label}
          {optional ? <span className="font-normal text-ink-2"> {optional}</span> : null}
        </label>
        {children}
        {description ? (
          <p className="text-ink-2 text-small" id={`${id}-description`}>
            {description}
          </p>
        ) : null}
        {error ? <Message id={`${id}-error`}>{error}</Message> : null}
      </div>
    </FieldContext>
  );
}
