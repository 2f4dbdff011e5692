import type { ReactNode } from "react";
import { Features } from "./features.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";

/** Shown to anonymous visitors, prerendered on the server and drawn by the app alike: markup and style sheets, no script. */
export function Landing({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <>
      <LandingHeader signInHref={signInHref} />
      <main id="main">
        <Hero signInHref={signInHref} />
        <Figures />
        <Features />
      </main>
      <LandingFooter signInHref={signInHref} />
    </>
  );
}
