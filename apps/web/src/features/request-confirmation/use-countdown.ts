import { useCallback, useEffect, useState } from "react";

export type Countdown = { secondsLeft: number; isStopped: boolean; stop: () => void };

/** Counts down to zero and then calls `onEnd`, unless stopped. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    if (secondsLeft === 0) {
      onEnd();
      return undefined;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped, onEnd]);
  const stop = useCallback(() => setStopped(true), []);
  return { secondsLeft, isStopped, stop };
}
