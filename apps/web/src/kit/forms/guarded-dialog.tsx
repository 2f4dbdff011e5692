import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { Dialog, type DialogProps } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { fieldTexts } from "./texts.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";

type Question = { title: string; consequence: string; stayLabel: string };

type GuardedDialogProps = Omit<DialogProps, "open" | "onOpenChange" | "trigger"> & {
  onClose: () => void;
  /** The confirmation before closing with unsaved input. */
  question: Question | undefined;
};

/** A dialog that is open while mounted and asks before unsaved input is lost. */
export function GuardedDialog({ onClose, question, children, ...dialog }: GuardedDialogProps): ReactNode {
  const [isConfirming, setConfirming] = useState(false);

  function changeOpen(open: boolean): void {
    if (open) return;
    if (question) setConfirming(true);
    else onClose();
  }

  return (
    <Dialog {...dialog} onOpenChange={changeOpen} open>
      {children}
      {question ? (
        <>
          <AlertDialog
            cancelLabel={question.stayLabel}
            confirmLabel={fieldTexts.leave.leave}
            description={question.consequence}
            onConfirm={onClose}
            onOpenChange={setConfirming}
            open={isConfirming}
            title={question.title}
          />
          <UnsavedChanges {...question} when />
        </>
      ) : null}
    </Dialog>
  );
}
