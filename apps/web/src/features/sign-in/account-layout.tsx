import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect } from "react";
import { optionalPart, whenIdle } from "../../kit/when-idle.ts";
import { AccountFrame, FirstSky } from "./account-frame.tsx";

const SkyNow = optionalPart(async () => (await import("./sky-now.tsx")).SkyNow);

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
