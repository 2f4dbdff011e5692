import { lazy, type ReactNode, Suspense } from "react";

const NotFoundScreen = lazy(() =>
  import("../features/not-found/not-found-screen.tsx").then(({ NotFoundScreen }) => ({ default: NotFoundScreen })),
);

/** Loaded only where an address leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
