import { Alert } from "@fourball/ui/alert";
import { linkStyle } from "@fourball/ui/navigation/link";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldError, type FieldName, fieldId } from "./form-values.ts";
import { formTexts } from "./texts.ts";

type ErrorSummaryProps = {
  /** The number of failed submits: each one moves the focus here. */
  failures: number;
  /** The errors of the last submit; they stay until the next one so that the layout does not shift. */
  fieldErrors: readonly FieldError[];
  /** The fields that are wrong now. The others of the last submit are mended. */
  isWrong: (name: FieldName) => boolean;
  /** The server's error that belongs to no field. */
  refusal: string | undefined;
};

export function ErrorSummary({ failures, fieldErrors, isWrong, refusal }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const led = useRef(0);
  // The form state may update one render after the count.
  useEffect(() => {
    if (led.current === failures || !box.current) return;
    led.current = failures;
    box.current.focus();
  });
  if (refusal) return <Alert ref={box}>{refusal}</Alert>;
  return fieldErrors.length > 0 ? <FieldErrors box={box} fieldErrors={fieldErrors} isWrong={isWrong} key={failures} /> : null;
}

type FieldErrorsProps = Pick<ErrorSummaryProps, "fieldErrors" | "isWrong"> & { box: RefObject<HTMLDivElement | null> };

/** It has the same height whatever is mended, and folds once that no longer moves what is being pressed. */
function FieldErrors({ box, fieldErrors, isWrong }: FieldErrorsProps): ReactNode {
  const isAllSet = fieldErrors.every(({ name }) => !isWrong(name));
  const isGone = useFold(box, isAllSet);
  if (isGone) return null;
  return (
    <div
      // Only the entry that changed is read out.
      aria-atomic={false}
      className={`overflow-clip rounded-control px-4 py-3 text-small transition-colors ${isAllSet ? "bg-primary-soft text-on-primary-soft" : "bg-danger-soft text-danger"}`}
      ref={box}
      role={isAllSet ? "status" : "alert"}
      tabIndex={-1}
    >
      <p className="font-semibold">{isAllSet ? formTexts.allSet : formTexts.errors}</p>
      <ul>
        {fieldErrors.map((error) => (
          <Entry {...error} isMended={!isWrong(error.name)} key={error.name} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ name, message, isMended }: FieldError & { isMended: boolean }): ReactNode {
  const Icon = isMended ? Check : CircleAlert;
  return (
    <li className="flex items-start gap-2 py-0.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 stroke-2 ${isMended ? "text-ok" : ""}`} />
      <span className="grid *:col-start-1 *:row-start-1">
        {/* A message may take more lines than the name of its field. */}
        {isMended ? (
          <span aria-hidden="true" className="invisible">
            {message}
          </span>
        ) : null}
        {isMended ? (
          <span className="text-ink-2">
            {formTexts.labels[name]}
            <span className="sr-only">{formTexts.mended}</span>
          </span>
        ) : (
          <a
            className={linkStyle({ tone: "inherit", className: "w-fit" })}
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(name);
            }}
          >
            {message}
          </a>
        )}
      </span>
    </li>
  );
}

/** Focuses and scrolls to the first control of the field. */
function goTo(name: FieldName): void {
  const field = document.getElementById(fieldId(name));
  field?.scrollIntoView({ block: "center" });
  field?.querySelector<HTMLElement>("input:not([aria-hidden]), textarea, [role=radio], button")?.focus({ preventScroll: true });
}

const FOLD_MS = 200;

/** Folds a box that is done at the next scroll or submit, when nothing is about to be pressed; true once it is gone. */
function useFold(box: RefObject<HTMLElement | null>, isDone: boolean): boolean {
  const [isGone, setGone] = useState(false);
  // As soon as the box says that it is done: a scroll can come before the browser has painted.
  useLayoutEffect(() => {
    if (!isDone) return;
    const element = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fold(): void {
      if (timer !== undefined || !element) return;
      foldAway(element);
      timer = setTimeout(() => setGone(true), FOLD_MS);
    }

    // Captured, since what scrolls may be a dialog.
    window.addEventListener("scroll", fold, true);
    window.addEventListener("submit", fold, true);
    return () => {
      clearTimeout(timer);
      // A field became wrong again while the box was folding.
      element?.removeAttribute("style");
      window.removeEventListener("scroll", fold, true);
      window.removeEventListener("submit", fold, true);
    };
  }, [box, isDone]);
  return isGone;
}

function foldAway(box: HTMLElement): void {
  const gap = box.parentElement ? getComputedStyle(box.parentElement).rowGap : "0";
  box.style.height = `${box.offsetHeight}px`;
  // Read, so that the browser starts from here.
  void box.offsetHeight;
  box.style.transition = ["height", "padding-block", "margin-bottom", "opacity"]
    .map((name) => `${name} ${FOLD_MS}ms var(--ease-swing)`)
    .join();
  Object.assign(box.style, { height: "0", paddingBlock: "0", marginBottom: `-${gap}`, opacity: "0" });
}
