import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { announceToastRegion, loadToasts } from "../shared/toast.ts";

const ToastRegion = lazy(() => loadToasts().then(({ ToastRegion }) => ({ default: ToastRegion })));

export function Toasts(): ReactNode {
  return (
    <Suspense>
      <ToastRegion />
      <Announce />
    </Suspense>
  );
}

/** Its effect runs after those of the region beside it, which then listens. */
function Announce(): ReactNode {
  useEffect(announceToastRegion, []);
  return null;
}
