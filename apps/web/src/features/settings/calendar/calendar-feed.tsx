import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { settingsTexts } from "../texts.ts";
import { calendarTexts } from "./texts.ts";

const FeedAddress = lazy(() => import("./feed-address.tsx").then(({ FeedAddress }) => ({ default: FeedAddress })));

export function CalendarFeed(): ReactNode {
  const feed = trpc.calendar.feed.useQuery();
  const actions = useCalendarFeed();
  return (
    <QueryBody failed={calendarTexts.failed} query={feed} skeleton={<Skeleton className="h-10 w-52" />}>
      {({ since }) => (since === null ? <NoFeed actions={actions} /> : <Feed actions={actions} since={since} />)}
    </QueryBody>
  );
}

function NoFeed({ actions }: { actions: CalendarFeedActions }): ReactNode {
  return (
    <Button className="w-fit" onClick={actions.create} pending={actions.creating} variant="secondary">
      {calendarTexts.create}
    </Button>
  );
}

function Feed({ actions, since }: { actions: CalendarFeedActions; since: string }): ReactNode {
  return (
    <>
      {actions.url ? (
        <Suspense>
          <FeedAddress url={actions.url} />
        </Suspense>
      ) : (
        <p className="text-small">{calendarTexts.since(momentText(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <QuestionButton
          question={{
            title: calendarTexts.renewTitle,
            description: calendarTexts.renewDescription,
            cancelLabel: calendarTexts.renewKeep,
            confirmLabel: calendarTexts.renewConfirm,
            tone: "primary",
            onConfirm: actions.renew,
          }}
          variant="secondary"
        >
          {calendarTexts.renew}
        </QuestionButton>
        <QuestionButton
          question={{
            title: calendarTexts.stopTitle,
            description: calendarTexts.stopDescription,
            cancelLabel: calendarTexts.stopKeep,
            confirmLabel: calendarTexts.stopConfirm,
            onConfirm: actions.stop,
          }}
          variant="ghost"
        >
          {calendarTexts.stop}
        </QuestionButton>
      </div>
    </>
  );
}

type CalendarFeedActions = {
  /** The new address, until the page is left. */
  url: string | undefined;
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  renew: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

function useCalendarFeed(): CalendarFeedActions {
  const utils = trpc.useUtils();
  const [url, setUrl] = useState<string>();
  const renew = trpc.calendar.renewFeed.useMutation({
    onSuccess: (made) => {
      setUrl(made.url);
      utils.calendar.feed.setData(undefined, { since: made.since });
      void announce(calendarTexts.created);
    },
    onError: (error) => void notifyFailure(error, settingsTexts.error, calendarTexts.createFailed),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: (feed) => {
      setUrl(undefined);
      utils.calendar.feed.setData(undefined, feed);
      void announce(calendarTexts.stopped);
    },
    onError: (error) => void notifyFailure(error, settingsTexts.error, calendarTexts.stopFailed),
  });
  return {
    url,
    create: () => renew.mutate(),
    creating: renew.isPending,
    renew: () => renew.mutateAsync(),
    stop: () => revoke.mutateAsync(),
  };
}
