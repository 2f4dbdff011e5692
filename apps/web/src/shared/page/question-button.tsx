import { Button, type ButtonProps } from "@fourball/ui/button";
import type { AlertDialogProps } from "@fourball/ui/overlays/alert-dialog";
import { lazy, type ReactNode, Suspense, useState } from "react";

const load = () => import("@fourball/ui/overlays/alert-dialog");
const AlertDialog = lazy(() => load().then(({ AlertDialog }) => ({ default: AlertDialog })));
const preload = (): void => void load();

export type Question = Omit<AlertDialogProps, "open" | "onOpenChange" | "trigger">;

/** A button that asks before it acts; the dialog is fetched when a pointer or the focus comes near. */
export function QuestionButton({ question, ...button }: ButtonProps & { question: Question }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preload}
        onPointerEnter={preload}
      />
      {wasOpened ? (
        <Suspense>
          <AlertDialog {...question} onOpenChange={setOpen} open={isOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
