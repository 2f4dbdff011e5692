import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { momentText } from "../../shared/formatting.ts";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { QuestionButton } from "../../shared/page/question-button.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { FeedAddress } from "./feed-address.tsx";
import { type CalendarFeedActions, useCalendarFeed } from "./use-calendar-feed.ts";

/** The private calendar feed of the golfer. */
export function CalendarSection(): ReactNode {
  const feed = trpc.calendar.feed.useQuery();
  const actions = useCalendarFeed();
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id="calendar">Calendar</h2>
        <p className="text-ink-2 text-small">
          A private address for your calendar app: every game you host or play in, kept up to date. Whoever has the address sees
          your games, so keep it to yourself.
        </p>
      </div>
      <QueryBody failed="Could not load your calendar address" query={feed} skeleton={<Skeleton className="h-10 w-52" />}>
        {({ since }) => (since === null ? <NoFeed actions={actions} /> : <Feed actions={actions} since={since} />)}
      </QueryBody>
    </Card>
  );
}

function NoFeed({ actions }: { actions: CalendarFeedActions }): ReactNode {
  return (
    <Button className="w-fit" onClick={actions.create} pending={actions.creating} variant="secondary">
      Create a calendar address
    </Button>
  );
}

function Feed({ actions, since }: { actions: CalendarFeedActions; since: string }): ReactNode {
  return (
    <>
      {actions.url ? (
        <FeedAddress url={actions.url} />
      ) : (
        <p className="text-small">
          You have an address since {momentText(since)}. It was shown once; if it is lost, make a new one.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <QuestionButton
          question={{
            title: "Make a new address?",
            description: "The old one stops working: calendars that use it have to be given the new one.",
            cancelLabel: "Keep the old one",
            confirmLabel: "Make a new one",
            tone: "primary",
            onConfirm: actions.renew,
          }}
          variant="secondary"
        >
          Make a new address
        </QuestionButton>
        <QuestionButton
          question={{
            title: "Stop sharing your calendar?",
            description: "The address stops working. Calendars that use it no longer hear of your games.",
            cancelLabel: "Keep it",
            confirmLabel: "Stop",
            onConfirm: actions.stop,
          }}
          variant="ghost"
        >
          Stop
        </QuestionButton>
      </div>
    </>
  );
}
