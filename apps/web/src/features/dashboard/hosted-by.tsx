import { displayName } from "@fourball/domain/profile/name";
import type { GolferCard } from "@fourball/domain/profile/schema";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** A phone has room for the line only where it says more. */
export function HostedBy({ host }: { host: GolferCard }): ReactNode {
  return <p className="hidden truncate text-ink-2 text-small sm:block">{texts.games.hostedBy(displayName(host))}</p>;
}
