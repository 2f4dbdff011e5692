import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useFieldControl } from "./field-control.ts";

const milestones = [1, 0.98, 0.9];

const characters = (count: number): string => `${count} ${count === 1 ? "character" : "characters"}`;

/** Announced only at milestones, so that a screen reader is not interrupted at every key. */
function remaining(length: number, limit: number): string {
  const over = length - limit;
  if (over > 0) return `${characters(over)} too many`;
  const passed = milestones.map((share) => Math.floor(share * limit)).find((milestone) => length >= milestone);
  if (passed === undefined) return "";
  return passed === limit ? "No characters left" : `${characters(limit - passed)} left`;
}

export interface TextareaProps extends Omit<ComponentProps<"textarea">, "defaultValue"> {
  defaultValue?: string;
  /** Shows a counter. Longer text is allowed, so that nothing pasted is lost; the form says no. */
  limit?: number;
  /** The length to count when the text is controlled from outside. */
  length?: number;
}

export function Textarea({ limit, length, className, rows = 4, onChange, ...props }: TextareaProps): ReactNode {
  const control = useFieldControl(props);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? "").length);
  const count = length ?? (props.value === undefined ? typed : String(props.value).length);

  // A form library may have put text in through its ref, before any event could tell us.
  useEffect(() => setTyped(box.current?.querySelector("textarea")?.value.length ?? 0), []);

  return (
    <div className="grid gap-1" ref={box}>
      <textarea
        {...props}
        {...control}
        className={clsx("control min-h-24 resize-y", className)}
        onChange={(event) => {
          onChange?.(event);
          setTyped(event.target.value.length);
        }}
        rows={rows}
      />
      {limit ? (
        <div
          className={clsx("justify-self-end text-small tabular-nums", count > limit ? "font-semibold text-danger" : "text-ink-2")}
        >
          <span aria-hidden="true">
            {count}/{limit}
          </span>
          <span className="sr-only" role="status">
            {remaining(count, limit)}
          </span>
        </div>
      ) : null}
    </div>
  );
}
