import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import type { Answers } from "../../../golf/requests/use-answers.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { RoundsToAnswer } from "../open-rounds.tsx";
import { PlaceHeader } from "../place-header.tsx";
import { dashboardTexts } from "../texts.ts";
import { useIncoming } from "../use-incoming.ts";
import { WaitingOnYou } from "../waiting-on-you.tsx";
import { ActivityList } from "./activity-list.tsx";
import { useUnreadChats } from "./unread-chats.tsx";
import { useActivity } from "./use-activity.ts";

/** So many lines on a phone at first. */
const SHOWN = 8;

/** On a phone: what waits for an answer, then what happened. */
export function ActivityPlace({ answers }: { answers: Answers }): ReactNode {
  const { data: waiting = [] } = useIncoming();
  const isQuiet = useIsQuiet();
  const list = useRef<HTMLElement>(null);
  return (
    <div className="stack gap-3">
      <PlaceHeader title={dashboardTexts.places.activity} />
      <section aria-labelledby="waiting" className="stack gap-3 focus:outline-none" tabIndex={-1}>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-[1.25rem]" id="waiting">
            {dashboardTexts.requests.heading}
          </h2>
          <p className="text-ink-2 text-small">{dashboardTexts.requests.order(waiting.length)}</p>
        </div>
        <RoundsToAnswer />
        <WaitingOnYou
          answers={answers}
          empty={isQuiet ? <Card className="px-4 py-3 text-ink-2 text-small">{dashboardTexts.requests.none}</Card> : null}
        />
      </section>
      <section aria-label={dashboardTexts.activity.heading} className="focus:outline-none" ref={list} tabIndex={-1}>
        <ActivityList heading={list} shownFirst={SHOWN} />
      </section>
    </div>
  );
}

/** Nothing else waits: a round of which it isn't known who came, or, among what is new, the question whether the golfer still plays. */
function useIsQuiet(): boolean {
  const activity = useActivity().data;
  const chats = useUnreadChats();
  const { data: rounds = [] } = trpc.rating.open.useQuery();
  if (!activity || rounds.some(({ asksWhoCame }) => asksWhoCame)) return false;
  return chats.length === 0 && activity.pages.every(({ items }) => items.every(({ readAt }) => readAt !== null));
}
