import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

type AccountFrameProps = { children: ReactNode; side?: ReactNode };

/** The logo over a form, and what wide screens show beside it. */
export function AccountFrame({ children, side }: AccountFrameProps): ReactNode {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="stack grid-rows-[auto_1fr]">
        <header className="px-5 pt-5 sm:px-8">
          <a aria-label={texts.home(PRODUCT)} className="inline-block rounded-control py-2" href="/">
            <Logo wordmark={PRODUCT} />
          </a>
        </header>
        <main className="mx-auto w-full max-w-md px-5 py-8 sm:content-center sm:px-8 sm:pb-20" id="main">
          {children}
        </main>
      </div>
      {side}
    </div>
  );
}
