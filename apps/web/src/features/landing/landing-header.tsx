import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

const quietLink = buttonStyle({ variant: "ghost" });

export function LandingHeader({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <header className="page-width flex h-16 items-center gap-1 sm:gap-2">
      <a aria-label={texts.home(PRODUCT)} className="mr-auto rounded-control py-2" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      <a className={`${quietLink} max-sm:hidden`} href="#how-it-works">
        {texts.howItWorks}
      </a>
      <a className={`${quietLink} max-[22rem]:hidden`} href={signInHref}>
        {texts.signIn}
      </a>
      <a className={buttonStyle({ variant: "soft" })} href={signInHref}>
        {texts.getStarted}
      </a>
    </header>
  );
}
