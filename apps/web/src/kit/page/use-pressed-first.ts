import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** A choice that shows as soon as it is pressed; `follow`, which changes `value`, comes once that was painted. */
export function usePressedFirst<Value>(value: Value, follow: (chosen: Value) => void): [Value, (chosen: Value) => void] {
  const [pressed, setPressed] = useState<{ chosen: Value }>();
  const [before, setBefore] = useState(value);
  const followLatest = useEffectEvent(follow);
  useEffect(() => (pressed ? afterPaint(() => followLatest(pressed.chosen)) : undefined), [pressed]);
  if (before !== value) {
    setBefore(value);
    setPressed(undefined);
  }
  // Stays the same, so that what has not changed need not be drawn.
  const press = useCallback((chosen: Value) => setPressed({ chosen }), []);
  return [pressed ? pressed.chosen : value, press];
}
