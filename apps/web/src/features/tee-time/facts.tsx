import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../shared/when-idle.ts";
import { LightLine } from "../../tee-time/face/light-line.tsx";
import { type Fact, knownFacts } from "./known-facts.ts";
import { texts } from "./texts.ts";

/** The sun's position takes more code than the rest of the card; its line keeps its place until then. */
const RoundLight = lazy(() =>
  whenIdle().then(async () => ({ default: (await import("../../tee-time/face/round-light.tsx")).RoundLight })),
);
const SPACE = "\u00a0";

/** What is known of the round, in one line, and how long the light lasts. */
export function Facts({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const facts = knownFacts(teeTime.preferences);
  return (
    <div className="empty:hidden sm:flex sm:flex-wrap sm:gap-x-5 sm:px-7 sm:pt-3 sm:pb-4">
      {facts.length > 0 ? (
        <ul aria-label={texts.facts.label} className="flex gap-x-3 px-4 pt-3 pb-2.5 sm:contents">
          {facts.map((fact) => (
            <Pair key={fact.title} {...fact} />
          ))}
        </ul>
      ) : null}
      {teeTime.status === "active" ? (
        <Suspense fallback={<LightLine event={SPACE} words={SPACE} />}>
          <RoundLight teeTime={teeTime} />
        </Suspense>
      ) : null}
    </div>
  );
}

const Pair = ({ title, text }: Fact): ReactNode => (
  <li className="min-w-0 flex-auto not-first:border-line not-first:border-l-2 not-first:border-dotted not-first:pl-3 sm:flex-none sm:not-first:pl-5">
    <span className="block font-semibold text-[0.9375rem] leading-5.5">{title}</span>
    <span className="block text-ink-2 text-micro">{text}</span>
  </li>
);
