import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { QueryBody } from "../../components/query-body.tsx";
import { QuestionButton } from "../../components/question-button.tsx";
import { momentText } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc.ts";
import { FeedAddress } from "./feed-address.tsx";
import { type CalendarDeeds, useCalendarFeed } from "./use-calendar-feed.ts";

/** An address of one's own at which calendars find one's games. */
export function CalendarSection(): ReactNode {
  const feed = trpc.calendar.feed.useQuery();
  const deeds = useCalendarFeed();
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
        {({ since }) => (since === null ? <NoFeed deeds={deeds} /> : <Feed deeds={deeds} since={since} />)}
      </QueryBody>
    </Card>
  );
}

function NoFeed({ deeds }: { deeds: CalendarDeeds }): ReactNode {
  return (
    <Button className="w-fit" onClick={deeds.create} pending={deeds.creating} variant="secondary">
      Create a calendar address
    </Button>
  );
}

function Feed({ deeds, since }: { deeds: CalendarDeeds; since: string }): ReactNode {
  return (
    <>
      {deeds.url ? (
        <FeedAddress url={deeds.url} />
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
            onConfirm: deeds.renew,
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
            onConfirm: deeds.stop,
          }}
          variant="ghost"
        >
          Stop
        </QuestionButton>
      </div>
    </>
  );
}
