import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { JoinButton } from "../../components/join-button.tsx";
import { useViewerId } from "../../shared/member.ts";
import { preloadRequestDialog } from "./load-request-dialog.ts";

export type RequestActionProps = { game: TeeTimeCard; onAsk: (game: TeeTimeCard) => void };

/** The owner manages; everyone else asks. */
export function RequestAction({ game, onAsk }: RequestActionProps): ReactNode {
  const isOwner = useViewerId() === game.hostId;
  if (isOwner)
    return (
      <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
        Manage
      </Link>
    );
  return (
    <JoinButton
      aria-haspopup="dialog"
      game={game}
      onFocus={preloadRequestDialog}
      onJoin={() => onAsk(game)}
      onPointerEnter={preloadRequestDialog}
    />
  );
}
