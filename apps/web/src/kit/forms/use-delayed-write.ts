import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE_MS = 250;

type DelayedWrite<Value> = {
  shown: Value;
  change: (next: Value) => void;
  /** Changes what is shown and writes nothing. */
  show: (next: Value) => void;
  /** Writes without waiting for the pause: what is shown, or another value. */
  writeNow: (next?: Value) => void;
};

/** Shows each change at once and writes after a pause. A value that arrives from outside replaces the pending one. */
export function useDelayedWrite<Value extends string>(value: Value, write: (next: Value) => void): DelayedWrite<Value> {
  const [shown, setShown] = useState(value);
  const written = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    clearTimeout(pause.current);
    setShown(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function commit(next: Value): void {
    clearTimeout(pause.current);
    if (next === written.current) return;
    written.current = next;
    write(next);
  }

  return {
    shown,
    show: setShown,
    change: (next) => {
      setShown(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => commit(next), TYPING_PAUSE_MS);
    },
    writeNow: (next = shown) => commit(next),
  };
}
