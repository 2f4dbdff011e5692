import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import type { Question } from "../../../shared/page/question-button.tsx";
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
        End sessions
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={open(user.suspendedAt ? lift : suspend)}
        variant={user.suspendedAt ? "secondary" : "danger"}
      >
        {user.suspendedAt ? "Lift suspension" : "Suspend"}
      </Button>
      {question ? <AlertDialog {...question} onOpenChange={setOpen} open={isOpen} /> : null}
      {actions.passwordDialog}
    </>
  );
}

type Questions = Record<"endSessions" | "suspend" | "lift", Question>;

function questionsOf(user: AdminUserDetail, { endSessions, suspend, reinstate }: UserActionCalls): Questions {
  const name = displayName(user);
  return {
    endSessions: {
      title: `Sign ${name} out everywhere?`,
      description: "Every browser and phone of theirs has to sign in again. Nothing else changes.",
      cancelLabel: "Keep sessions",
      confirmLabel: "End sessions",
      onConfirm: endSessions,
    },
    suspend: {
      title: `Suspend ${name}?`,
      description:
        "They are signed out everywhere and cannot sign in. The games to come that they host are cancelled, and everyone in them is told. Lifting the suspension later does not bring those games back.",
      cancelLabel: "Keep account",
      confirmLabel: "Suspend",
      onConfirm: suspend,
    },
    lift: {
      title: `Lift the suspension of ${name}?`,
      description: "They may sign in again. Games that were cancelled stay cancelled.",
      cancelLabel: "Keep suspended",
      confirmLabel: "Lift suspension",
      tone: "primary",
      onConfirm: reinstate,
    },
  };
}
