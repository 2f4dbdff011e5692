import type { ReactNode, Ref } from "react";
import { texts } from "../texts.ts";

type PlayersHeadingProps = { count: string; ref: Ref<HTMLHeadingElement> };

export const PlayersHeading = ({ count, ref }: PlayersHeadingProps): ReactNode => (
  <h2 className="text-h3" ref={ref} tabIndex={-1}>
    {texts.players.title} <span className="text-ink-2 tabular-nums">{count}</span>
  </h2>
);
