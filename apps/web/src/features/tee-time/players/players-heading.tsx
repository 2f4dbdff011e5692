import type { ReactNode, Ref } from "react";
import { texts } from "../texts.ts";

const PLAYERS = "players";

/** Scrolls to and focuses the players list, where the host manages requests. */
export function showPlayers(): void {
  const heading = document.getElementById(PLAYERS);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

type PlayersHeadingProps = { count: string; ref: Ref<HTMLHeadingElement> };

export const PlayersHeading = ({ count, ref }: PlayersHeadingProps): ReactNode => (
  <h2 className="text-h3" id={PLAYERS} ref={ref} tabIndex={-1}>
    {texts.players.title} <span className="text-ink-2 tabular-nums">{count}</span>
  </h2>
);
