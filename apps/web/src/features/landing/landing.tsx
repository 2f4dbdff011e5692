import { LANDING_FIGURES, PRODUCT } from "@fourball/domain/product";
import { SITE_PAGES } from "@fourball/domain/site-pages";
import { Logo, LogoMark } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { Features } from "./features.tsx";
import { Hero, joinStyle } from "./hero.tsx";
import { landingTexts } from "./texts.ts";

type LandingProps = {
  signInHref: string;
  /** Where the server puts real games. */
  games?: ReactNode;
  /** Around what it folds where the visitor has a link to a game. */
  edge?: ReactNode;
};

/** Shown to anonymous visitors, prerendered on the server and drawn by the app alike: markup and style sheets, no script. */
export function Landing({ signInHref, games, edge }: LandingProps): ReactNode {
  return (
    <>
      <LandingHeader signInHref={signInHref} />
      <main className="flex grow flex-col" id="main">
        {edge}
        <Hero signInHref={signInHref} />
        <Figures />
        {games}
        <Features />
        <Closing signInHref={signInHref} />
        {edge}
      </main>
      <LandingFooter signInHref={signInHref} />
    </>
  );
}

const Closing = ({ signInHref }: Pick<LandingProps, "signInHref">): ReactNode => (
  <div className="border-line border-t bg-surface">
    <div className="page-width stack justify-items-center gap-6 py-16 text-center sm:py-20">
      <p className="heading max-w-xl text-h1 wrap-anywhere">{landingTexts.footer.lead}</p>
      <a className={joinStyle} href={signInHref}>
        {landingTexts.join(PRODUCT)}
      </a>
    </div>
  </div>
);

/** The scoreboard under the view. */
function Figures(): ReactNode {
  return (
    <section aria-label={landingTexts.figures(PRODUCT)} className="border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] gap-y-6 py-7 sm:grid-cols-4 sm:py-10 sm:[&>*+*]:tear-left">
        {LANDING_FIGURES.map(({ value, label }) => (
          <div className="flex flex-col-reverse justify-end gap-1.5 px-2 sm:px-6 sm:first:pl-0" key={label}>
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="numerals text-time">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const quietLink = buttonStyle({ variant: "ghost" });

function LandingHeader({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <header className="page-width flex min-h-16 flex-wrap items-center gap-1 sm:gap-2">
      <a aria-label={landingTexts.home(PRODUCT)} className="mr-auto rounded-control py-2" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      <a className={`${quietLink} max-sm:hidden`} href="#how-it-works">
        {landingTexts.howItWorks}
      </a>
      <a className={`${quietLink} max-[22rem]:hidden`} href={signInHref}>
        {landingTexts.signIn}
      </a>
      <a className={buttonStyle({ variant: "soft" })} href={signInHref}>
        {landingTexts.getStarted}
      </a>
    </header>
  );
}

function LandingFooter({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <footer className="bg-surface">
      <div className="tear">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-6 text-ink-2 text-small">
          <p className="flex items-center gap-2.5">
            <LogoMark className="size-4.5" />
            {landingTexts.footer.word(PRODUCT)}
          </p>
          <nav aria-label={landingTexts.footer.nav} className="-mx-1 flex flex-wrap gap-x-3 gap-y-1">
            {SITE_PAGES.map(({ path, name }) => (
              <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href={path} key={path}>
                {name}
              </a>
            ))}
            <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href="#how-it-works">
              {landingTexts.howItWorks}
            </a>
            <a className={linkStyle({ className: "px-1 py-1 coarse:py-3" })} href={signInHref}>
              {landingTexts.signIn}
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
