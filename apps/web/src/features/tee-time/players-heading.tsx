import type { ReactNode, Ref } from "react";

const PLAYERS = "players";

/** Where a host manages: in sight, and with the keyboard at its start. */
export function showPlayers(): void {
  const heading = document.getElementById(PLAYERS);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

type PlayersHeadingProps = { count: string; ref: Ref<HTMLHeadingElement> };

export const PlayersHeading = ({ count, ref }: PlayersHeadingProps): ReactNode => (
  <h2 className="text-h3" id={PLAYERS} ref={ref} tabIndex={-1}>
    Players <span className="text-ink-2 tabular-nums">{count}</span>
  </h2>
);
