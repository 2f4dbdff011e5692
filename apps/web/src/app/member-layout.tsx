import type { Account } from "@fourball/domain/account/schema";
import { signInLink } from "@fourball/domain/links/sign-in-links";
import { Outlet, useMatches } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { MemberContext } from "../kit/session/member.ts";
import { currentPath, useSession } from "../kit/session/session.ts";
import { idlePart } from "../kit/when-idle.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { AppHeader } from "./header/app-header.tsx";
import { NotFound } from "./not-found.tsx";
import { SessionFailed } from "./session-failed.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";

const Landing = lazy(() => import("../features/landing/landing.tsx").then(({ Landing }) => ({ default: Landing })));
const Background = idlePart(async () => (await import("./background.tsx")).Background);

const DeviceLayer = idlePart(async () => (await import("./device/device-layer.tsx")).DeviceLayer);

export function MemberLayout(): ReactNode {
  const session = useSession();
  const isForAdmins = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isForAdmins) });
  if (session.state === "loading") return <ShellSkeleton />;
  if (session.state === "failed") return <SessionFailed retry={session.retry} />;
  if (session.state === "signed-out")
    return (
      <Suspense>
        <Landing signInHref={signInLink(currentPath())} />
      </Suspense>
    );
  if (isForAdmins && !session.account.isAdmin) return <NotFound />;
  return <MemberFrame account={session.account} />;
}

/** Header, page and bottom bar of a signed-in golfer. */
export function MemberFrame({ account }: { account: Account }): ReactNode {
  return (
    <MemberContext value={account}>
      <AppHeader />
      <Suspense>
        <DeviceLayer />
      </Suspense>
      <main className="outline-none page-width pt-6 pb-28 sm:pt-7 lg:pb-20" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <BottomNav />
      <Suspense>
        <Background />
      </Suspense>
    </MemberContext>
  );
}
