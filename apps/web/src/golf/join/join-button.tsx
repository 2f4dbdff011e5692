import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button, type ButtonProps } from "@fourball/ui/button";
import { type ReactNode, Suspense, useId, useState } from "react";
import { AlertDialog } from "../../kit/page/lazy-alert-dialog.ts";
import { type GameSpots, spotCountsOf } from "../face/spot-counts.ts";
import { joinButtonState } from "./join-button-state.ts";
import { joinTexts } from "./texts.ts";

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
  const reason = joinTexts.reason[state];
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
        {joinTexts.label[state]}
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

type BlockedPlayerQuestion = { request: () => void; question: ReactNode };

/** Asks first where a golfer whom the viewer blocked plays. */
function useBlockedPlayerQuestion(
  { hasBlockedPlayer }: Pick<TeeTimeCard, "hasBlockedPlayer">,
  onJoin: () => void,
): BlockedPlayerQuestion {
  // Loaded when it is first asked.
  const [isAsking, setAsking] = useState<boolean>();
  return {
    request: hasBlockedPlayer ? () => setAsking(true) : onJoin,
    question:
      isAsking === undefined ? null : (
        <Suspense>
          <AlertDialog
            cancelLabel={joinTexts.blocked.cancel}
            confirmLabel={joinTexts.blocked.confirm}
            description={joinTexts.blocked.hint}
            onConfirm={onJoin}
            onOpenChange={setAsking}
            open={isAsking}
            title={joinTexts.blocked.title}
            tone="primary"
          />
        </Suspense>
      ),
  };
}
