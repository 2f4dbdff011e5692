import { Alert } from "@fourball/ui/alert";
import { linkStyle } from "@fourball/ui/link";
import { type ReactNode, useEffect, useRef } from "react";
import { FIELD_LABELS, FIELD_NAMES, type FieldName, fieldId, useTeeTimeFields } from "./form-values.ts";

type ErrorSummaryProps = {
  /** Counts the tries that failed: with each the keyboard is led here. */
  failures: number;
  /** What the server said that belongs to no field. */
  refusal: string | undefined;
};

export function ErrorSummary({ failures, refusal }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { errors } = useTeeTimeFields().formState;
  const wrong = FIELD_NAMES.filter((name) => errors[name]);
  const led = useRef(0);
  // The complaints may come a moment after the count.
  useEffect(() => {
    if (led.current === failures || !box.current) return;
    led.current = failures;
    box.current.focus();
  });
  if (failures === 0 || (wrong.length === 0 && !refusal)) return null;
  return (
    <Alert ref={box} title={wrong.length > 0 ? "Some fields need another look" : undefined}>
      {refusal}
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              className={linkStyle({ className: "inline-block py-0.5" })}
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {FIELD_LABELS[name]}: {errors[name]?.message}
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
