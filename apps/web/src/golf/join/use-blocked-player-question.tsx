import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type ReactNode, Suspense, useState } from "react";
import { AlertDialog } from "../../kit/page/lazy-alert-dialog.ts";
import { texts } from "./texts.ts";

type BlockedPlayerQuestion = { request: () => void; question: ReactNode };

/** Asks first where a golfer whom the viewer blocked plays. */
export function useBlockedPlayerQuestion(
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
      ),
  };
}
