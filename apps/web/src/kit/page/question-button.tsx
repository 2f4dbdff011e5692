import { Button, type ButtonProps } from "@fourball/ui/button";
import type { AlertDialogProps } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, Suspense, useState } from "react";
import { AlertDialog, preloadAlertDialog } from "./lazy-alert-dialog.ts";

export type Question = Omit<AlertDialogProps, "open" | "onOpenChange" | "trigger">;

/** A button that asks before it acts; the dialog is fetched when a pointer or the focus comes near. */
export function QuestionButton({ question, ...button }: ButtonProps & { question: Question }): ReactNode {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} {...preloadAlertDialog} />
      {isOpen !== undefined ? (
        <Suspense>
          <AlertDialog {...question} onOpenChange={setOpen} open={isOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
