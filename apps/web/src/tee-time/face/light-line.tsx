import type { ReactNode } from "react";

/** One fact about the light, in two lines, beside the other facts of a round. */
export const LightLine = ({ event, words }: { event: string; words: string }): ReactNode => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 first:border-t-0 max-sm:tear sm:block sm:p-0 sm:not-first:border-line sm:not-first:border-l-2 sm:not-first:border-dotted sm:not-first:pl-5">
    <span className="block font-semibold text-[0.9375rem] leading-5.5">{event}</span>
    <span className="block text-ink-2 text-micro">{words}</span>
  </p>
);
