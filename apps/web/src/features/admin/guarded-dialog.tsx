import { AlertDialog } from "@fourball/ui/alert-dialog";
import { Dialog, type DialogProps } from "@fourball/ui/dialog";
import { type ReactNode, useState } from "react";
import { UnsavedChanges } from "../../components/unsaved-changes.tsx";

type Question = { title: string; consequence: string; stayLabel: string };

type GuardedDialogProps = Omit<DialogProps, "open" | "onOpenChange" | "trigger"> & {
  onClose: () => void;
  /** What is asked before it closes, while there is something to lose. */
  question: Question | undefined;
};

/** A dialog that is open for as long as it stands, and that is not left by a slip. */
export function GuardedDialog({ onClose, question, children, ...dialog }: GuardedDialogProps): ReactNode {
  const [asking, setAsking] = useState(false);

  function changeOpen(open: boolean): void {
    if (open) return;
    if (question) setAsking(true);
    else onClose();
  }

  return (
    <Dialog {...dialog} onOpenChange={changeOpen} open>
      {children}
      {question ? (
        <>
          <AlertDialog
            cancelLabel={question.stayLabel}
            confirmLabel="Leave"
            description={question.consequence}
            onConfirm={onClose}
            onOpenChange={setAsking}
            open={asking}
            title={question.title}
          />
          <UnsavedChanges {...question} when />
        </>
      ) : null}
    </Dialog>
  );
}
