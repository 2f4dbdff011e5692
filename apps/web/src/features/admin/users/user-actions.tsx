import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { AlertDialog, type AlertDialogProps } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { texts } from "../texts.ts";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useUserActions } from "./use-user-actions.ts";

/** An admin's actions on another account, each with a confirmation. */
export function UserActions({ user }: { user: AdminUserDetail }): ReactNode {
  // The question stays the same while it runs, although the account changes.
  const [asked, setAsked] = useState<"end" | "suspend" | "lift">();
  const [isOpen, setOpen] = useState(false);
  const ask = (question: typeof asked) => () => {
    setAsked(question);
    setOpen(true);
  };
  const name = displayName(user);
  const { endSessions, suspend, reinstate, confirmDialog } = useUserActions({ userId: user.id, name });
  const dialog = { open: isOpen, onOpenChange: setOpen };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabled={user.sessions === 0}
        focusableWhenDisabled
        onClick={ask("end")}
        variant="secondary"
      >
        {texts.endSessions.button}
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={ask(user.suspendedAt ? "lift" : "suspend")}
        variant={user.suspendedAt ? "secondary" : "danger"}
      >
        {user.suspendedAt ? texts.reinstate.button : texts.suspend.button}
      </Button>
      {asked === "end" ? <Confirmation {...dialog} name={name} onConfirm={endSessions} words={texts.endSessions} /> : null}
      {asked === "suspend" ? <SuspendDialog {...dialog} name={name} suspend={suspend} /> : null}
      {asked === "lift" ? (
        <Confirmation {...dialog} name={name} onConfirm={reinstate} tone="primary" words={texts.reinstate} />
      ) : null}
      {confirmDialog}
    </>
  );
}

type ConfirmationProps = Pick<AlertDialogProps, "onConfirm" | "onOpenChange" | "open" | "tone"> & {
  name: string;
  words: typeof texts.endSessions;
};

const Confirmation = ({ name, words, ...dialog }: ConfirmationProps): ReactNode => (
  <AlertDialog
    {...dialog}
    cancelLabel={words.cancel}
    confirmLabel={words.button}
    description={words.description}
    title={words.title(name)}
  />
);
