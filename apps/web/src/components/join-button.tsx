import { Button, type ButtonProps } from "@fourball/ui/button";
import { type ReactNode, useId } from "react";
import { joinButtonLabel, joinButtonReason, joinButtonState } from "./join-button-state.ts";
import { type SeatedGame, seatsOf } from "./seats.ts";

export type JoinButtonProps = Pick<ButtonProps, "size" | "wide" | "aria-haspopup" | "onFocus" | "onPointerEnter"> & {
  game: SeatedGame;
  joining?: boolean;
  onJoin: () => void;
};

export function JoinButton({ game, joining = false, onJoin, ...button }: JoinButtonProps): ReactNode {
  const reasonId = useId();
  const state = joinButtonState({ seats: seatsOf(game), viewerStatus: game.viewerStatus, joining });
  const reason = joinButtonReason[state];
  return (
    <>
      <Button
        {...button}
        aria-describedby={reason && reasonId}
        disabled={state !== "join"}
        focusableWhenDisabled
        onClick={onJoin}
        pending={joining}
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
