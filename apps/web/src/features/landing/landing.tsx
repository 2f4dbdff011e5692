import { LANDING_FIGURES, PRODUCT } from "@fourball/domain/product";
import type { ReactNode } from "react";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { texts } from "./texts.ts";

type LandingProps = {
  signInHref: string;
  /** Where the server puts real games. */
  games?: ReactNode;
  /** Where it puts the game that the visitor has a link to. */
  sharedGame?: ReactNode;
};

/** Shown to anonymous visitors, prerendered on the server and drawn by the app alike: markup and style sheets, no script. */
export function Landing({ signInHref, games, sharedGame }: LandingProps): ReactNode {
  return (
    <>
      <LandingHeader signInHref={signInHref} />
      <main id="main">
        {sharedGame}
        <Hero signInHref={signInHref} />
        <Figures />
        {games}
        <Features />
      </main>
      <LandingFooter signInHref={signInHref} />
    </>
  );
}

/** The scoreboard under the view. */
function Figures(): ReactNode {
  return (
    <section aria-label={texts.figures(PRODUCT)} className="border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-6 py-7 sm:grid-cols-4 sm:py-9 sm:[&>*+*]:tear-left">
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
