import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { joinButtonLabel, joinButtonReason, joinButtonState } from "../../components/join-button-state.ts";
import { seatsOf } from "../../components/seats.ts";
import { useViewerId } from "../../shared/member.ts";
import { preloadRequestDialog } from "./load-request-dialog.ts";

export type RequestActionProps = { game: TeeTimeCard; onAsk: (game: TeeTimeCard) => void };

/** The owner manages; everyone else asks. */
export function RequestAction({ game, onAsk }: RequestActionProps): ReactNode {
  const reasonId = useId();
  const isOwner = useViewerId() === game.hostId;
  const state = joinButtonState({ seats: seatsOf(game), viewerStatus: game.viewerStatus, joining: false });
  const reason = joinButtonReason[state];
  if (isOwner)
    return (
      <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
        Manage
      </Link>
    );
  return (
    <>
      <Button
        aria-describedby={reason ? reasonId : undefined}
        aria-haspopup="dialog"
        disabled={state !== "join"}
        focusableWhenDisabled
        onClick={() => onAsk(game)}
        onFocus={preloadRequestDialog}
        onPointerEnter={preloadRequestDialog}
      >
        {joinButtonLabel[state]}
      </Button>
      {reason ? (
        <span className="sr-only" id={reasonId}>
          {reason}
        </span>
      ) : null}
    </>
  );
}
