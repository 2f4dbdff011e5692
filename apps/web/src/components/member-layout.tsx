import { Outlet } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { MemberContext } from "../shared/member.ts";
import { herePath, signInUrl, useSession } from "../shared/session.ts";
import { AppHeader } from "./app-header.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { SessionFailed } from "./session-failed.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";

const Landing = lazy(() => import("../features/landing/landing.tsx").then(({ Landing }) => ({ default: Landing })));

export function MemberLayout(): ReactNode {
  const session = useSession();
  if (session.state === "loading") return <ShellSkeleton />;
  if (session.state === "failed") return <SessionFailed retry={session.retry} />;
  if (session.state === "signed-out")
    return (
      <Suspense>
        <Landing signInHref={signInUrl(herePath())} />
      </Suspense>
    );
  return (
    <MemberContext value={session.account}>
      <AppHeader />
      <main className="page-width pt-6 pb-28 sm:pt-7 sm:pb-20" id="main">
        <Outlet />
      </main>
      <BottomNav />
    </MemberContext>
  );
}
