import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A screen broke: our side. The way out is to draw it again. */
export function RouteError({ reset }: ErrorComponentProps): ReactNode {
  return (
    <main id="main" role="alert">
      <h1>Something went wrong</h1>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </main>
  );
}
