import { useEffect, useState } from "react";

/** Shorter waits would only flash a loading state. */
const DELAY_MS = 150;

/** True once `isActive` has lasted long enough to show a loading state. */
export function useDelayedFlag(isActive: boolean): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setElapsed(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [isActive]);
  return isActive && hasElapsed;
}
