import { PRODUCT } from "@fourball/domain/product";
import { SITE_PAGES } from "@fourball/domain/site-pages";
import { LogoMark } from "@fourball/ui/art/logo";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

export function LandingFooter({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <footer className="bg-surface">
      <div className="tear">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-6 text-ink-2 text-small">
          <p className="flex items-center gap-2.5">
            <LogoMark className="size-4.5" />
            {texts.footer.word(PRODUCT)}
          </p>
          <nav aria-label={texts.footer.nav} className="-mx-1 flex flex-wrap gap-x-3 gap-y-1">
            {SITE_PAGES.map(({ path, name }) => (
              <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href={path} key={path}>
                {name}
              </a>
            ))}
            <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href="#how-it-works">
              {texts.howItWorks}
            </a>
            <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href={signInHref}>
              {texts.signIn}
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
