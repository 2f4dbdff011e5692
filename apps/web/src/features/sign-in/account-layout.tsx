import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Scene } from "@fourball/ui/art/scene";
import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { texts } from "./texts.ts";

/** The form, and on wide screens a landscape at the current hour. */
export function AccountLayout(): ReactNode {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="stack grid-rows-[auto_1fr]">
        <header className="px-5 pt-5 sm:px-8">
          <a aria-label={texts.home(PRODUCT)} className="inline-block rounded-control py-2" href="/">
            <Logo wordmark={PRODUCT} />
          </a>
        </header>
        <main className="mx-auto w-full max-w-md px-5 py-8 sm:content-center sm:px-8 sm:pb-20" id="main">
          <Outlet />
        </main>
      </div>
      <SkyOutside />
    </div>
  );
}

const frame = { seed: PRODUCT, archetype: "links", width: 1000, height: 1125 } as const;
/** What goes with a dark page, whatever the hour. */
const DUSK = 18.8;

function SkyOutside(): ReactNode {
  const [hour] = useState(hourNow);
  return (
    <div aria-hidden="true" className="sticky top-0 hidden h-dvh bg-primary-soft lg:block">
      <Scene {...frame} className="dark:hidden" hour={hour} />
      <Scene {...frame} className="hidden dark:block" hour={DUSK} />
    </div>
  );
}

function hourNow(): number {
  const { hour, minute } = Temporal.Now.plainTimeISO();
  return hour + minute / 60;
}
