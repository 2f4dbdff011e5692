import type { ReactNode } from "react";

/** One fact about the light, below the other facts of a round. */
export const LightLine = ({ event, words }: { event: string; words: string | undefined }): ReactNode => (
  <p className="tear flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-7">
    <span className="block font-semibold text-[0.9375rem] leading-5.5">{event}</span>
    {words ? <span className="block text-ink-2 text-micro">{words}</span> : null}
  </p>
);
