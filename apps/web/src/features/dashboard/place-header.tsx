import type { ReactNode } from "react";

/** The title above a place on a phone. */
export const PlaceHeader = ({ title }: { title: string }): ReactNode => (
  <header className="-mt-2 flex min-h-11 items-center">
    <h1 className="text-[1.375rem]">{title}</h1>
  </header>
);
