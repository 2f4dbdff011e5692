import type { ReactNode } from "react";
import { ToastRegion } from "../src/toast.tsx";
import { SECTIONS } from "./sections.ts";
import type { States } from "./states.tsx";

const THEMES = ["light", "dark"] as const;

/** Every component in every state, both themes side by side. What opens over the page opens in the light one. */
export function Gallery(): ReactNode {
  return (
    <main className="min-h-dvh bg-paper p-4 text-ink" id="main">
      <h1>Gallery</h1>
      <p className="py-2 text-ink-2">Hover and focus: with your own pointer and keyboard. Beneath each name, its states.</p>
      <nav aria-label="Components" className="flex flex-wrap gap-x-3 gap-y-1 pb-4 text-small">
        {Object.keys(SECTIONS).map((name) => (
          <a className="underline" href={`#${name}`} key={name}>
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(SECTIONS).map(([name, states]) => (
        <section aria-labelledby={name} key={name}>
          <h2 className="pt-6 pb-2 text-h2" id={name}>
            {name}
          </h2>
          <div className="grid grid-cols-2">
            {THEMES.map((theme) => (
              <Themed key={theme} states={states} theme={theme} />
            ))}
          </div>
        </section>
      ))}
      <ToastRegion />
    </main>
  );
}

function Themed({ theme, states }: { theme: (typeof THEMES)[number]; states: States }): ReactNode {
  return (
    <div className="stack content-start gap-4 bg-paper p-4 text-ink" data-theme={theme}>
      {Object.entries(states).map(([state, shown]) => (
        <figure className="grid min-w-0 gap-1.5 overflow-x-clip p-1" key={state}>
          <figcaption className="text-ink-2 text-micro">{state}</figcaption>
          <div className="min-w-0">{shown}</div>
        </figure>
      ))}
    </div>
  );
}
