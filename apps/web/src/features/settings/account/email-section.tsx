import type { EmailStatus } from "@fourball/domain/account/schema";
import { Alert } from "@fourball/ui/alert";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ResendButton } from "../../../kit/forms/resend-button.tsx";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { isSent } from "../../../kit/trpc/is-sent.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { emailTexts } from "./email-texts.ts";

const ChangeEmailDialog = lazy(() =>
  import("./change-email-dialog.tsx").then(({ ChangeEmailDialog }) => ({ default: ChangeEmailDialog })),
);

/** The address of the account: whether it is proven, and the one that is to replace it. */
export function EmailSection(): ReactNode {
  const status = trpc.account.emailStatus.useQuery();
  return (
    <section className="stack gap-3">
      <h3>{emailTexts.title}</h3>
      <QueryBody failed={emailTexts.loadFailed} query={status} skeleton={<Skeleton className="h-24" />}>
        {(loaded) => <Address status={loaded} />}
      </QueryBody>
    </section>
  );
}

function Address({ status }: { status: EmailStatus }): ReactNode {
  const { email, isConfirmed, pendingEmail } = status;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{email}</span>
        {isConfirmed ? <Badge tone="ok">{emailTexts.confirmed}</Badge> : <Badge tone="warn">{emailTexts.unconfirmed}</Badge>}
      </p>
      {pendingEmail ? <PendingEmail email={pendingEmail} /> : null}
      {isConfirmed || pendingEmail ? null : <Unconfirmed hasMailServer={status.hasMailServer} />}
      <Button aria-haspopup="dialog" className="w-fit" onClick={() => setOpen(true)} variant="secondary">
        {emailTexts.change}
      </Button>
      {isOpen ? (
        <Suspense>
          <ChangeEmailDialog hasMailServer={status.hasMailServer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function PendingEmail({ email }: { email: string }): ReactNode {
  const { resend, cancel, isCancelling } = useEmailLink();
  return (
    <div className="stack gap-3">
      <Alert title={emailTexts.pending} tone="info">
        {emailTexts.openLink(email)}
      </Alert>
      <div className="flex flex-wrap items-start gap-3">
        <ResendButton resend={resend} />
        <Button onClick={cancel} pending={isCancelling} variant="ghost">
          {emailTexts.cancel}
        </Button>
      </div>
    </div>
  );
}

function Unconfirmed({ hasMailServer }: { hasMailServer: boolean }): ReactNode {
  const { resend } = useEmailLink();
  if (!hasMailServer) return <p className="text-ink-2 text-small">{emailTexts.noMail}</p>;
  return (
    <>
      <p className="text-ink-2 text-small">{emailTexts.whyConfirm}</p>
      <ResendButton isReady resend={resend} />
    </>
  );
}

type EmailLink = { resend: () => Promise<boolean>; cancel: () => void; isCancelling: boolean };

function useEmailLink(): EmailLink {
  const { account } = trpc.useUtils();
  const onSuccess = (status: EmailStatus) => account.emailStatus.setData(undefined, status);
  const resend = trpc.account.resendEmailLink.useMutation({
    onSuccess,
    onError: (error) => void notifyFailure(error, emailTexts.resendFailed),
  });
  const cancel = trpc.account.cancelEmailChange.useMutation({
    onSuccess,
    onError: (error) => void notifyFailure(error, emailTexts.cancelFailed),
  });
  return {
    resend: () => isSent(resend.mutateAsync()),
    cancel: () => cancel.mutate(),
    isCancelling: cancel.isPending,
  };
}
