import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button, type ButtonProps } from "@fourball/ui/button";
import { type ReactNode, useId } from "react";
import { type GameSpots, spotCountsOf } from "../face/spot-counts.ts";
import { joinButtonState } from "./join-button-state.ts";
import { texts } from "./texts.ts";
import { useBlockedPlayerQuestion } from "./use-blocked-player-question.tsx";

export type JoinButtonProps = Pick<
  ButtonProps,
  "className" | "size" | "wide" | "aria-haspopup" | "onFocus" | "onPointerEnter"
> & {
  game: GameSpots & Pick<TeeTimeCard, "hasBlockedPlayer">;
  joining?: boolean;
  onJoin: () => void;
};

export function JoinButton({ game, joining = false, onJoin, ...button }: JoinButtonProps): ReactNode {
  const reasonId = useId();
  const state = joinButtonState({ spotCounts: spotCountsOf(game), viewerStatus: game.viewerStatus, joining });
  const reason = texts.reason[state];
  const { request, question } = useBlockedPlayerQuestion(game, onJoin);
  return (
    <>
      <Button
        {...button}
        aria-describedby={reason && reasonId}
        disabled={state !== "join"}
        focusableWhenDisabled
        onClick={request}
        pending={joining}
      >
        {texts.label[state]}
      </Button>
      {reason ? (
        <span className="sr-only" id={reasonId}>
          {reason}
        </span>
      ) : null}
      {question}
    </>
  );
}
