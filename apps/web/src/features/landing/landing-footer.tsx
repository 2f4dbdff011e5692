import { PRODUCT } from "@fourball/domain/product";
import { LogoMark } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";

export function LandingFooter({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <footer className="border-line border-t bg-surface">
      <div className="page-width grid justify-items-center gap-6 py-16 text-center sm:py-20">
        <p className="heading max-w-xl text-h1">There is a group out there, one short.</p>
        <a className={buttonStyle({ size: "large" })} href={signInHref}>
          Join {PRODUCT} Today
        </a>
      </div>
      <div className="tear">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-6 text-ink-2 text-small">
          <p className="flex items-center gap-2.5">
            <LogoMark className="size-4.5" />
            {PRODUCT}, golf&rsquo;s word for a group of four
          </p>
          <nav aria-label="Footer" className="flex gap-5">
            <a className={linkStyle({ className: "py-1" })} href="#how-it-works">
              How it works
            </a>
            <a className={linkStyle({ className: "py-1" })} href={signInHref}>
              Sign in
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
