import { PRODUCT } from "@fourball/domain/product";
import { Scene } from "@fourball/ui/art/scene";
import { Badge } from "@fourball/ui/badge";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { landingTexts } from "./texts.ts";

/** Its words wrap where they are large and the page is narrow. */
export const joinStyle = buttonStyle({ size: "large", className: "max-w-full whitespace-normal! text-center" });

export function Hero({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <section className="relative isolate flex min-h-[max(42rem,calc(100svh-4rem))] flex-col overflow-clip sm:min-h-[max(36rem,calc(100svh-4rem))]">
      <Sky />
      <div className="page-width stack gap-8 pt-6 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
        <div className="stack content-start justify-items-start gap-5 sm:gap-6">
          <h1 className="text-hero">
            {landingTexts.hero.title[0]}
            <br />
            {landingTexts.hero.title[1]}
          </h1>
          <p className="max-w-md text-body text-ink-2 sm:text-h3 sm:leading-[1.5]">{landingTexts.hero.lead}</p>
          <a className={joinStyle} href={signInHref}>
            {landingTexts.join(PRODUCT)}
          </a>
        </div>
        <ExampleCard />
      </div>
    </section>
  );
}

const place = { seed: 6, width: 1600, height: 620 };

/** The view grows out of the page below the words; by day or at dusk, as the theme goes. */
function Sky(): ReactNode {
  return (
    <div className="absolute inset-x-0 bottom-0 -z-10 h-[60%] mask-[linear-gradient(#0000,#000_28%)]">
      <div className="absolute inset-0 dark:hidden">
        <Scene {...place} hour={16.4} />
      </div>
      <div className="absolute inset-0 hidden dark:block">
        <Scene {...place} hour={18.7} />
      </div>
    </div>
  );
}

/** An example card, labelled as one. */
function ExampleCard(): ReactNode {
  return (
    <figure aria-label={landingTexts.examples.card} className="w-full max-w-92 justify-self-center lg:mt-6 lg:w-92" role="img">
      <Card className="rotate-[-1.5deg] shadow-dialog">
        <div className="flex flex-wrap items-center gap-3.5 px-5 py-4">
          <p className="grid justify-items-center gap-1">
            <span className="numerals text-time">6:10</span>
            <span className="eyebrow">AM</span>
          </p>
          <div className="grow basis-24 border-line border-l py-0.5 pl-4">
            <p className="heading text-h3">Cypress Hollow</p>
            <p className="text-ink-2 text-small">Monterey, CA</p>
          </div>
          <Badge className="self-start" shape="tag">
            {landingTexts.examples.badge}
          </Badge>
        </div>
        <TearLine />
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <Dots dots={["ringed", "filled", "filled", "open"]} size="large" />
          <p className="font-semibold text-small">{landingTexts.examples.spots}</p>
        </div>
      </Card>
    </figure>
  );
}
