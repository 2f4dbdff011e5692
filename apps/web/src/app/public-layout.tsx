import { signInLink } from "@fourball/domain/links/sign-in-links";
import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentPath, useSession } from "../kit/session/session.ts";
import { MemberFrame } from "./member-layout.tsx";
import { SessionFailed } from "./session-failed.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";
import { appTexts } from "./texts.ts";

/** For public pages: golfers keep their own header, visitors get sign-in links. */
export function PublicLayout(): ReactNode {
  const session = useSession();
  if (session.state === "loading") return <ShellSkeleton />;
  if (session.state === "failed") return <SessionFailed retry={session.retry} />;
  if (session.state === "signed-in") return <MemberFrame account={session.account} />;
  return (
    <>
      <VisitorHeader />
      <main className="outline-none page-width pt-6 pb-20 sm:pt-7" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function VisitorHeader(): ReactNode {
  const signIn = signInLink(currentPath());
  return (
    <header className="no-print border-line border-b bg-surface">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 sm:gap-2">
        <a aria-label={appTexts.visitor.home(PRODUCT)} className="mr-auto rounded-control py-2" href="/">
          <Logo wordmark={PRODUCT} />
        </a>
        <a className={buttonStyle({ variant: "ghost", className: "max-[22rem]:hidden" })} href={signIn}>
          {appTexts.visitor.signIn}
        </a>
        <a className={buttonStyle({ variant: "soft" })} href={signIn}>
          {appTexts.visitor.start}
        </a>
      </div>
    </header>
  );
}
