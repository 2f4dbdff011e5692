import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { momentText } from "../../shared/formatting.ts";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { QuestionButton } from "../../shared/page/question-button.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";
import { type CalendarFeedActions, useCalendarFeed } from "./use-calendar-feed.ts";

const FeedAddress = lazy(() => import("./feed-address.tsx").then(({ FeedAddress }) => ({ default: FeedAddress })));

/** The private calendar feed of the golfer. */
export function CalendarSection(): ReactNode {
  const feed = trpc.calendar.feed.useQuery();
  const actions = useCalendarFeed();
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id="calendar">{texts.calendar.title}</h2>
        <p className="text-ink-2 text-small">{texts.calendar.description}</p>
      </div>
      <QueryBody failed={texts.calendar.failed} query={feed} skeleton={<Skeleton className="h-10 w-52" />}>
        {({ since }) => (since === null ? <NoFeed actions={actions} /> : <Feed actions={actions} since={since} />)}
      </QueryBody>
    </Card>
  );
}

function NoFeed({ actions }: { actions: CalendarFeedActions }): ReactNode {
  return (
    <Button className="w-fit" onClick={actions.create} pending={actions.creating} variant="secondary">
      {texts.calendar.create}
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
        <p className="text-small">{texts.calendar.since(momentText(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <QuestionButton
          question={{
            title: texts.calendar.renewTitle,
            description: texts.calendar.renewDescription,
            cancelLabel: texts.calendar.renewKeep,
            confirmLabel: texts.calendar.renewConfirm,
            tone: "primary",
            onConfirm: actions.renew,
          }}
          variant="secondary"
        >
          {texts.calendar.renew}
        </QuestionButton>
        <QuestionButton
          question={{
            title: texts.calendar.stopTitle,
            description: texts.calendar.stopDescription,
            cancelLabel: texts.calendar.stopKeep,
            confirmLabel: texts.calendar.stopConfirm,
            onConfirm: actions.stop,
          }}
          variant="ghost"
        >
          {texts.calendar.stop}
        </QuestionButton>
      </div>
    </>
  );
}
