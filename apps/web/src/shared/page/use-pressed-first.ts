import { useEffect, useEffectEvent, useState } from "react";

/** Where nothing is painted, as in a hidden tab. */
const AT_LATEST_MS = 100;

/** A choice that shows as soon as it is pressed; `follow`, which changes `value`, comes once that was painted. */
export function usePressedFirst<Value>(value: Value, follow: (chosen: Value) => void): [Value, (chosen: Value) => void] {
  const [pressed, setPressed] = useState<{ chosen: Value; before: Value }>();
  const followLatest = useEffectEvent(follow);
  useEffect(() => (pressed ? afterPaint(() => followLatest(pressed.chosen)) : undefined), [pressed]);
  if (pressed && pressed.before !== value) setPressed(undefined);
  return [pressed ? pressed.chosen : value, (chosen) => setPressed({ chosen, before: value })];
}

/** Returns the way to call it off. */
function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, AT_LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
