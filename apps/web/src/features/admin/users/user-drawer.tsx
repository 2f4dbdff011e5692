import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import type { SuspensionDays } from "@fourball/domain/moderation/constants";
import { displayName } from "@fourball/domain/profile/name";
import type { ReportReason } from "@fourball/domain/report/constants";
import { Button } from "@fourball/ui/button";
import { AlertDialog, type AlertDialogProps } from "@fourball/ui/overlays/alert-dialog";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { skipToken } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { CategoryField, DaysField, isGiven, WhyField } from "../reports/decision-fields.tsx";
import { reportTexts } from "../reports/texts.ts";
import { adminTexts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { type SuspensionDecision, useUserActions } from "./use-user-actions.ts";
import { UserDetail } from "./user-detail.tsx";

/** Opens from the address, so that it can be linked to. */
export function UserDrawer(): ReactNode {
  const { search, change } = useAdminSearch();
  const shown = useLast(search.user);
  const user = trpc.admin.user.useQuery(shown ? { userId: shown } : skipToken);
  const isOwn = useMember().id === shown;
  return (
    <Sheet
      footer={user.data && !isOwn ? <UserActions user={user.data} /> : undefined}
      onOpenChange={(open) => open || change({ user: undefined })}
      open={search.user !== undefined}
      title={user.data ? displayName(user.data) : adminTexts.user.title}
    >
      <QueryBody failed={adminTexts.user.failed} query={user}>
        {(found) => <UserDetail user={found} />}
      </QueryBody>
    </Sheet>
  );
}

/** The last value: the drawer keeps its content while it closes. */
function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** An admin's actions on another account, each with a confirmation. */
function UserActions({ user }: { user: AdminUserDetail }): ReactNode {
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
        {adminTexts.endSessions.button}
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={ask(user.suspendedAt ? "lift" : "suspend")}
        variant={user.suspendedAt ? "secondary" : "danger"}
      >
        {user.suspendedAt ? adminTexts.reinstate.button : adminTexts.suspend.button}
      </Button>
      {asked === "end" ? <Confirmation {...dialog} name={name} onConfirm={endSessions} words={adminTexts.endSessions} /> : null}
      {asked === "suspend" ? <SuspendDialog {...dialog} name={name} suspend={suspend} /> : null}
      {asked === "lift" ? (
        <Confirmation {...dialog} name={name} onConfirm={reinstate} tone="primary" words={adminTexts.reinstate} />
      ) : null}
      {confirmDialog}
    </>
  );
}

type ConfirmationProps = Pick<AlertDialogProps, "onConfirm" | "onOpenChange" | "open" | "tone"> & {
  name: string;
  words: typeof adminTexts.endSessions;
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

const words = adminTexts.suspend;

type SuspendDialogProps = {
  name: string;
  suspend: (decision: SuspensionDecision) => Promise<unknown>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for how long, what the golfer reads as the reason, and why. */
function SuspendDialog({ name, suspend, open, onOpenChange }: SuspendDialogProps): ReactNode {
  const [days, setDays] = useState<SuspensionDays>(7);
  const [category, setCategory] = useState<ReportReason | null>(null);
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);

  function confirm(): Promise<unknown> {
    setTried(true);
    if (!category || !isGiven(reason)) return Promise.reject(new Error(reportTexts.whyNeeded));
    return suspend({ days, category, reason });
  }

  return (
    <AlertDialog
      cancelLabel={words.cancel}
      confirmLabel={words.button}
      description={words.description}
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open={open}
      title={words.title(name)}
    >
      <DaysField onChange={setDays} value={days} />
      <CategoryField
        error={wasTried && !category ? reportTexts.categoryNeeded : undefined}
        onChange={setCategory}
        value={category}
      />
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
    </AlertDialog>
  );
}
