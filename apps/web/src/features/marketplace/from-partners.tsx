import type { ReactNode } from "react";
import { TeeTimeCard } from "../../golf/card/tee-time-card.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

/** The games that partners show to partners first, above those that everyone sees. */
export function FromPartners(): ReactNode {
  const { data } = trpc.teeTime.fromPartners.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="from-partners" className="mt-5 sm:mt-7">
      <div className="mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h1 max-sm:text-h2" id="from-partners">
          {texts.fromPartners.title}
        </h2>
        <p className="text-ink-2">{texts.fromPartners.hint}</p>
      </div>
      <ul className="card-grid">
        {data.map((teeTime) => (
          <li key={teeTime.id}>
            <TeeTimeCard teeTime={teeTime} />
          </li>
        ))}
      </ul>
    </section>
  );
}
