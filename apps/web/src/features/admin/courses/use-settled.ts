import { useEffect, useState } from "react";

const SETTLE_MS = 120;

/** The value once it has stood still for a moment. */
export function useSettled<Value extends number | string>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
