import { RETENTION } from "@fourball/domain/retention";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";

/** What the page on the periods of data says around its table. */
const texts = {
  title: "How long we keep your data",
  lead: "We delete things on our own once they aren't needed. You can download or delete your data in Settings at any time.",
};

/** For golfers and guests, signed in or not. */
export function RetentionScreen(): ReactNode {
  return (
    <Card as="section" className="stack mx-auto max-w-2xl gap-5 p-5 sm:p-7">
      <h1>{texts.title}</h1>
      <p className="text-ink-2">{texts.lead}</p>
      {RETENTION.map(({ about, rows }) => (
        <section className="stack gap-1 pt-2" key={about}>
          <h2>{about}</h2>
          <dl>
            {rows.map(({ what, kept }) => (
              <div className="grid gap-1 border-line border-b py-3 last:border-b-0 sm:grid-cols-2 sm:gap-6" key={what}>
                <dt className="font-semibold">{what}</dt>
                <dd className="text-ink-2">{kept}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  );
}
