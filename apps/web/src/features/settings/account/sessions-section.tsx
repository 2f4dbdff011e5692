import type { OwnSession } from "@fourball/domain/account/schema";
import { Badge } from "@fourball/ui/badge";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { settingsTexts } from "../texts.ts";
import { browserName } from "./browser-name.ts";
import { accountTexts } from "./texts.ts";

/** Where the account is signed in. */
export function SessionsSection(): ReactNode {
  const sessions = trpc.account.sessions.useQuery();
  return (
    <section className="stack gap-3">
      <h3>{accountTexts.sessions.title}</h3>
      {sessions.data ? <Sessions sessions={sessions.data} /> : null}
      {sessions.isPending ? <Skeleton className="h-12" /> : null}
      {sessions.error && !sessions.data ? (
        <LoadFailed error={sessions.error} retry={sessions.refetch} title={accountTexts.sessions.failed} />
      ) : null}
    </section>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }): ReactNode {
  const { endOthers } = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul className="grid">
        {sessions.map(({ userAgent, createdAt, isCurrent }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2 text-small last:border-b-0"
            key={`${createdAt} ${userAgent}`}
          >
            <span className="font-semibold">{browserName(userAgent)}</span>
            <span className="text-ink-2">{accountTexts.sessions.since(momentText(createdAt))}</span>
            {isCurrent ? <Badge>{accountTexts.sessions.current}</Badge> : null}
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <QuestionButton
          className="w-fit"
          question={{
            title: accountTexts.sessions.endTitle,
            description: accountTexts.sessions.endDescription,
            cancelLabel: accountTexts.sessions.endKeep,
            confirmLabel: accountTexts.sessions.endConfirm,
            tone: "primary",
            onConfirm: endOthers,
          }}
          variant="secondary"
        >
          {accountTexts.sessions.endOthers}
        </QuestionButton>
      ) : (
        <p className="text-ink-2 text-small">{accountTexts.sessions.onlyHere}</p>
      )}
    </>
  );
}

/** Signs the golfer out everywhere but here. */
function useEndOtherSessions(): { endOthers: () => Promise<unknown> } {
  const utils = trpc.useUtils();
  const request = trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => {
      void announce(accountTexts.sessions.endedCount(ended));
      void utils.account.sessions.invalidate();
    },
    onError: (error) => void notifyFailure(error, settingsTexts.error, accountTexts.sessions.endFailed),
  });
  return { endOthers: () => request.mutateAsync() };
}
