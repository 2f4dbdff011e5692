import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { appTexts } from "./texts.ts";

/** Without a session answer neither the landing page nor the app can be shown. */
export function SessionFailed({ retry }: { retry: () => void }): ReactNode {
  return (
    <main
      className="outline-none page-width grid min-h-dvh place-content-center justify-items-center gap-4 text-center"
      id="main"
      tabIndex={-1}
    >
      <Logo wordmark={PRODUCT} />
      <h1>{appTexts.sessionFailed.title}</h1>
      <p className="text-ink-2" role="alert">
        {appTexts.sessionFailed.lead}
      </p>
      <Button onClick={retry}>{appTexts.sessionFailed.retry}</Button>
    </main>
  );
}
