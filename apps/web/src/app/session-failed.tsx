import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";

/** Without a session answer neither the landing page nor the app can be shown. */
export function SessionFailed({ retry }: { retry: () => void }): ReactNode {
  return (
    <main className="page-width grid min-h-dvh place-content-center justify-items-center gap-4 text-center" id="main">
      <Logo wordmark={PRODUCT} />
      <h1>We could not reach the server</h1>
      <p className="text-ink-2" role="alert">
        Check your connection, then try again.
      </p>
      <Button onClick={retry}>Retry</Button>
    </main>
  );
}
