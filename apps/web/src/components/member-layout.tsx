import { Outlet } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { MemberContext } from "../shared/member.ts";
import { herePath, signInUrl, useSession } from "../shared/session.ts";

const Landing = lazy(() => import("../features/landing/landing.tsx").then(({ Landing }) => ({ default: Landing })));

export function MemberLayout(): ReactNode {
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state === "failed")
    return (
      <button onClick={session.retry} type="button">
        Retry
      </button>
    );
  if (session.state === "signed-out")
    return (
      <Suspense>
        <Landing signInHref={signInUrl(herePath())} />
      </Suspense>
    );
  return (
    <MemberContext value={session.account}>
      <main id="main">
        <Outlet />
      </main>
    </MemberContext>
  );
}
