import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type ReactNode, Suspense, useState } from "react";
import { AlertDialog } from "../../shared/page/lazy-alert-dialog.ts";
import { texts } from "./texts.ts";

type BlockedPlayerQuestion = { request: () => void; question: ReactNode };

/** Asks first where a golfer whom the viewer blocked plays. */
export function useBlockedPlayerQuestion(
  { hasBlockedPlayer }: Pick<TeeTimeCard, "hasBlockedPlayer">,
  onJoin: () => void,
): BlockedPlayerQuestion {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);

  function ask(): void {
    setWasAsked(true);
    setAsking(true);
  }

  return {
    request: hasBlockedPlayer ? ask : onJoin,
    question: wasAsked ? (
      <Suspense>
        <AlertDialog
          cancelLabel={texts.blocked.cancel}
          confirmLabel={texts.blocked.confirm}
          description={texts.blocked.hint}
          onConfirm={onJoin}
          onOpenChange={setAsking}
          open={isAsking}
          title={texts.blocked.title}
          tone="primary"
        />
      </Suspense>
    ) : null,
  };
}
