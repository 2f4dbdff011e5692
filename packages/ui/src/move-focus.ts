import type { KeyboardEvent } from "react";

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End go from one control of a row to another; put it on the row. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const here = controls.findIndex((control) => control.matches(":focus"));
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = event.key === "Home" ? 0 : event.key === "End" ? -1 : stepFrom(here, event.key, controls.length);
  if (next === undefined) return;
  event.preventDefault();
  controls.at(next)?.focus();
}

function stepFrom(here: number, key: string, count: number): number | undefined {
  const step = STEPS[key];
  return step && (here + step) % count;
}
