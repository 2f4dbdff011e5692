import { Alert } from "@fourball/ui/alert";
import { linkStyle } from "@fourball/ui/link";
import { type ReactNode, useEffect, useRef } from "react";
import { type Complaint, FIELD_LABELS, type FieldName, fieldId } from "./form-values.ts";

type ErrorSummaryProps = {
  /** Counts the tries that failed: with each the keyboard is led here. */
  failures: number;
  /** What the last try found; it stays as it is until the next one, so that nothing below it moves. */
  complaints: readonly Complaint[];
  /** What the server said that belongs to no field. */
  refusal: string | undefined;
};

export function ErrorSummary({ failures, complaints, refusal }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const led = useRef(0);
  // The form may show itself as tried a moment after the count.
  useEffect(() => {
    if (led.current === failures || !box.current) return;
    led.current = failures;
    box.current.focus();
  });
  if (complaints.length === 0 && !refusal) return null;
  return (
    <Alert ref={box} title={complaints.length > 0 ? "Some fields need another look" : undefined}>
      {refusal}
      <ul>
        {complaints.map(({ name, message }) => (
          <li key={name}>
            <a
              className={linkStyle({ tone: "inherit", className: "inline-block py-0.5" })}
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {FIELD_LABELS[name]}: {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** To the first control of the field, and in sight. */
function goTo(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.scrollIntoView({ block: "center" });
  field?.querySelector<HTMLElement>("input:not([aria-hidden]), textarea, [role=radio], button")?.focus({ preventScroll: true });
}
