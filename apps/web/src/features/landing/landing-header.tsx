import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import type { ReactNode } from "react";

const quietLink = buttonStyle({ variant: "ghost" });

export function LandingHeader({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <header className="page-width flex h-16 items-center gap-1 sm:gap-2">
      <a aria-label={`${PRODUCT} home`} className="mr-auto rounded-control py-2" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      <a className={`${quietLink} max-sm:hidden`} href="#how-it-works">
        How it works
      </a>
      <a className={`${quietLink} max-[22rem]:hidden`} href={signInHref}>
        Sign in
      </a>
      <a className={buttonStyle()} href={signInHref}>
        Get Started
      </a>
    </header>
  );
}
