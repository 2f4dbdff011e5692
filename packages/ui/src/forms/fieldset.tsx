import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Message } from "../message.tsx";

export interface FieldsetProps {
  legend: ReactNode;
  children: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
}

/** A question answered by several controls, such as radio tiles or a row of chips. */
export function Fieldset({ legend, children, description, error, hideLegend }: FieldsetProps): ReactNode {
  const id = useId();
  const describedBy = clsx(description && `${id}-description`, error && `${id}-error`) || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="stack min-w-0 content-start gap-2">
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-semibold text-ink text-small"}>{legend}</legend>
      {children}
      {description ? (
        <p className="text-ink-2 text-small" id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? <Message id={`${id}-error`}>{error}</Message> : null}
    </fieldset>
  );
}
