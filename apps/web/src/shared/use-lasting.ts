import { useEffect, useState } from "react";

/** What takes less than this is over before a sign of waiting could be read. */
const WAIT_MS = 150;

/** Whether something has gone on for a while. */
export function useLasting(isGoingOn: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLasting(true), WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isGoingOn]);
  return isGoingOn && lasting;
}
