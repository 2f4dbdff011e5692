import { Contours } from "@fourball/ui/art/contours";
import { Button, buttonStyle } from "@fourball/ui/button";
import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Shown when a screen throws; `reset` renders it again. */
export function RouteError({ reset }: ErrorComponentProps): ReactNode {
  return (
    <div className="page-width grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center" role="alert">
      <Contours className="h-32 w-56" />
      <div className="grid gap-2">
        <h1>Something went wrong</h1>
        <p className="text-ink-2">That was our side, not yours. Try again; if it stays, come back a little later.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={reset}>Try again</Button>
        <a className={buttonStyle({ variant: "secondary" })} href="/marketplace">
          Browse tee times
        </a>
      </div>
    </div>
  );
}
