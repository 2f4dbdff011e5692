import { useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

type Estimate = typeof import("./password-estimator.ts").passwordScore;

/** Loads when the browser is idle; undefined until then. */
export function usePasswordEstimator(): Estimate | undefined {
  const [loaded, setLoaded] = useState<{ estimate: Estimate }>();
  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(() => import("./password-estimator.ts"))
      .then(({ passwordScore }) => {
        if (!isGone) setLoaded({ estimate: passwordScore });
      })
      // The server judges the password anyway.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return loaded?.estimate;
}
