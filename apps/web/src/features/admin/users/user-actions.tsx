import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import type { Question } from "../../../shared/page/question-button.tsx";
import { texts } from "../texts.ts";
import { type UserActionCalls, useUserActions } from "./use-user-actions.ts";

/** An admin's actions on another account, each with a confirmation. */
export function UserActions({ user }: { user: AdminUserDetail }): ReactNode {
  // The question stays the same while it runs, although the account changes.
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const open = (next: Question) => () => {
    setQuestion(next);
    setOpen(true);
  };
  const actions = useUserActions({ userId: user.id, name: displayName(user) });
  const { endSessions, suspend, lift } = questionsOf(user, actions);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabled={user.sessions === 0}
        focusableWhenDisabled
        onClick={open(endSessions)}
        variant="secondary"
      >
        {texts.endSessions.button}
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={open(user.suspendedAt ? lift : suspend)}
        variant={user.suspendedAt ? "secondary" : "danger"}
      >
        {user.suspendedAt ? texts.reinstate.button : texts.suspend.button}
      </Button>
      {question ? <AlertDialog {...question} onOpenChange={setOpen} open={isOpen} /> : null}
      {actions.confirmDialog}
    </>
  );
}

type Questions = Record<"endSessions" | "suspend" | "lift", Question>;

function questionsOf(user: AdminUserDetail, { endSessions, suspend, reinstate }: UserActionCalls): Questions {
  const questionOf = (words: typeof texts.suspend, onConfirm: Question["onConfirm"]): Question => ({
    title: words.title(displayName(user)),
    description: words.description,
    cancelLabel: words.cancel,
    confirmLabel: words.button,
    onConfirm,
  });
  return {
    endSessions: questionOf(texts.endSessions, endSessions),
    suspend: questionOf(texts.suspend, suspend),
    lift: { ...questionOf(texts.reinstate, reinstate), tone: "primary" },
  };
}
