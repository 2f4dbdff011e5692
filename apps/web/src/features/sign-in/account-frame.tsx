import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { skyFile } from "@fourball/ui/art/sky-files";
import type { ReactNode } from "react";
import { signInTexts } from "./texts.ts";

type AccountFrameProps = {
  children: ReactNode;
  /** Beside the form, above it on a phone; its place is kept while it loads. */
  side?: ReactNode;
};

export function AccountFrame({ children, side = <FirstSky /> }: AccountFrameProps): ReactNode {
  // A form in the middle would move up under the finger when another way to sign in arrives below it.
  return (
    <div className="stack min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <div className="stack grid-rows-[auto_1fr] max-lg:row-start-2">
        <header className="px-5 pt-5 sm:px-8 lg:px-12 lg:pt-8">
          <a aria-label={signInTexts.home(PRODUCT)} className="inline-block rounded-control py-2" href="/">
            <Logo wordmark={PRODUCT} />
          </a>
        </header>
        <main
          className="outline-none mx-auto w-full max-w-115 px-5 pt-6 pb-10 sm:pt-[max(1.5rem,50dvh-21rem)] sm:pb-20 lg:pt-[max(1.5rem,50dvh-15.5rem)]"
          id="main"
          tabIndex={-1}
        >
          {children}
        </main>
      </div>
      <aside aria-label={signInTexts.now} className="h-45 overflow-clip bg-primary-soft lg:sticky lg:top-0 lg:h-dvh">
        {side}
      </aside>
    </div>
  );
}

const still = "absolute inset-x-0 top-0 h-[112%] w-full object-cover object-[66%_60%]";

/** Until the time of day is known: a morning, and a dusk in the dark theme. Only the one that shows is fetched. */
export const FirstSky = (): ReactNode => (
  <div className="relative size-full overflow-clip">
    <img
      alt=""
      className={`dark:hidden ${still}`}
      loading="lazy"
      src={skyFile({ land: "parkland", light: "morning", variant: 1 })}
    />
    <img
      alt=""
      className={`hidden dark:block ${still}`}
      loading="lazy"
      src={skyFile({ land: "parkland", light: "dusk", variant: 1 })}
    />
  </div>
);
