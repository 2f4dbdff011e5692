import type { ReactNode } from "react";

/** Shown to anonymous visitors, prerendered on the server and drawn by the app alike. */
export function Landing({ signInHref }: { signInHref: string }): ReactNode {
  return (
    <main id="main">
      <h1>Three in. One spot open.</h1>
      <a href={signInHref}>Get Started</a>
    </main>
  );
}
