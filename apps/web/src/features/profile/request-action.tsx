import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { JoinButton } from "../../golf/join/join-button.tsx";
import { useViewerId } from "../../kit/session/member.ts";
import { preloadRequestDialog } from "./load-request-dialog.ts";
import { texts } from "./texts.ts";

export type RequestActionProps = { game: TeeTimeCard; onRequest: (game: TeeTimeCard) => void };

/** The owner manages the game; everyone else can request a spot. */
export function RequestAction({ game, onRequest }: RequestActionProps): ReactNode {
  const isOwner = useViewerId() === game.hostId;
  if (isOwner)
    return (
      <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
        {texts.games.manage}
      </Link>
    );
  return (
    <JoinButton
      aria-haspopup="dialog"
      game={game}
      onFocus={preloadRequestDialog}
      onJoin={() => onRequest(game)}
      onPointerEnter={preloadRequestDialog}
    />
  );
}
