import type { ReactNode } from "react";

/** Short facts in two columns, each name beside its value. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactNode {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 p-6 sm:px-8">
      {facts.map(([name, value]) => (
        <div className="col-span-2 grid grid-cols-subgrid" key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
