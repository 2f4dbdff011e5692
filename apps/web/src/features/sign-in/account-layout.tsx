import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { whenIdle } from "../../shared/when-idle.ts";
import { AccountFrame, FirstSky } from "./account-frame.tsx";

const SkyNow = lazy(() =>
  whenIdle()
    .then(() => import("./sky-now.tsx"))
    .then(({ SkyNow }) => ({ default: SkyNow })),
);

/** The form, and the sky of now. */
export function AccountLayout(): ReactNode {
  const router = useRouter();
  // Most sign in to browse: its code comes while they type.
  useEffect(() => {
    whenIdle()
      .then(() => router.preloadRoute({ to: "/marketplace" }))
      .catch(() => undefined);
  }, [router]);
  return (
    <AccountFrame
      side={
        <Suspense fallback={<FirstSky />}>
          <SkyNow />
        </Suspense>
      }
    >
      <Outlet />
    </AccountFrame>
  );
}
