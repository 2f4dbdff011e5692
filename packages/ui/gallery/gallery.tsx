import type { ReactNode } from "react";
import { ToastRegion } from "../src/overlays/toast.tsx";
import type { Sections, States } from "./states.tsx";

const THEMES = ["light", "dark"] as const;

type GalleryProps = {
  parts: Readonly<Record<string, Sections>>;
  /** The name of a part or of a component to show alone. */
  only: string | null;
};

/** Every component in every state, both themes side by side. What opens over the page opens in the light one. */
export function Gallery({ parts, only }: GalleryProps): ReactNode {
  return (
    <main className="min-h-dvh bg-paper p-4 text-ink" id="main">
      <h1>Gallery</h1>
      <p className="py-2 text-ink-2">Hover and focus: with your own pointer and keyboard. Beneath each name, its states.</p>
      {Object.entries(parts).map(([part, sections]) => (
        <Contents key={part} names={Object.keys(sections)} part={part} />
      ))}
      {Object.entries(parts)
        .flatMap(([part, sections]) => Object.entries(sections).filter(([name]) => [null, part, name].includes(only)))
        .map(([name, states]) => (
          <section aria-labelledby={name} key={name}>
            <h2 className="pt-6 pb-2 text-h2" id={name}>
              {name}
            </h2>
            <div className="stack lg:grid-cols-2">
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

function Contents({ part, names }: { part: string; names: readonly string[] }): ReactNode {
  return (
    <nav aria-label={part} className="flex flex-wrap gap-x-3 gap-y-1 pb-4 text-small">
      <span className="font-semibold">{part}:</span>
      {names.map((name) => (
        <a className="underline" href={`#${name}`} key={name}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Themed({ theme, states }: { theme: (typeof THEMES)[number]; states: States }): ReactNode {
  return (
    <div className="stack content-start gap-4 bg-paper p-4 text-ink" data-theme={theme}>
      {Object.entries(states).map(([state, shown]) => (
        <figure className="stack gap-1.5 p-1" key={state}>
          <figcaption className="text-ink-2 text-micro">{state}</figcaption>
          <div>{shown}</div>
        </figure>
      ))}
    </div>
  );
}
