import { Alert } from "@fourball/ui/alert";
import { linkStyle } from "@fourball/ui/navigation/link";
import { type ReactNode, useEffect, useRef } from "react";
import { type FieldError, type FieldName, fieldId } from "./form-values.ts";
import { texts } from "./texts.ts";

type ErrorSummaryProps = {
  /** The number of failed submits: each one moves the focus here. */
  failures: number;
  /** The errors of the last submit; they stay until the next one so that the layout does not shift. */
  fieldErrors: readonly FieldError[];
  /** The server's error that belongs to no field. */
  refusal: string | undefined;
};

export function ErrorSummary({ failures, fieldErrors, refusal }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const led = useRef(0);
  // The form state may update one render after the count.
  useEffect(() => {
    if (led.current === failures || !box.current) return;
    led.current = failures;
    box.current.focus();
  });
  if (fieldErrors.length === 0 && !refusal) return null;
  return (
    <Alert ref={box} title={fieldErrors.length > 0 ? texts.errors : undefined}>
      {refusal}
      <ul>
        {fieldErrors.map(({ name, message }) => (
          <li key={name}>
            <a
              className={linkStyle({ tone: "inherit", className: "inline-block py-0.5" })}
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Focuses and scrolls to the first control of the field. */
function goTo(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.scrollIntoView({ block: "center" });
  field?.querySelector<HTMLElement>("input:not([aria-hidden]), textarea, [role=radio], button")?.focus({ preventScroll: true });
}
