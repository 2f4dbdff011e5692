import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { Card } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { type ReactNode, useId } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { RequestList } from "../../../golf/requests/request-list.tsx";
import { useAnswers } from "../../../golf/requests/use-answers.ts";
import { teeTimeTexts } from "../texts.ts";
import { MANAGE, placeToManage, useWaiting } from "./use-waiting.ts";

/** For the host: who waits for an answer, before all else on the page. */
export function WantIn({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const waiting = useWaiting(teeTime);
  const { decided, decideFailed } = teeTimeTexts.players;
  const answers = useAnswers({ done: decided, failed: decideFailed });
  return (
    <RequestList
      answers={answers}
      around={placeToManage}
      frame={({ asking, children }) => (
        <Asking asking={asking} teeTime={teeTime}>
          {children}
        </Asking>
      )}
      isOfOneGame
      waiting={waiting}
    />
  );
}

type AskingProps = { teeTime: TeeTimeDetail; asking: number; children: ReactNode };

function Asking({ teeTime, asking, children }: AskingProps): ReactNode {
  const titleId = useId();
  const open = Math.max(0, openSpots(spotCountsOf(teeTime)));
  return (
    <Card
      aria-labelledby={titleId}
      as="section"
      className="no-print border-2 border-primary px-4 pt-3 sm:px-7"
      id={MANAGE}
      tabIndex={-1}
    >
      <p className="font-medium text-ink-2 text-small">{teeTimeTexts.action.host.title}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-[1.4375rem] leading-tight" id={titleId}>
          <span aria-hidden="true">{teeTimeTexts.manage.wantIn(asking)}</span>
          <span className="sr-only">{teeTimeTexts.manage.pending(asking)}</span>
        </h2>
        <span className="flex items-center gap-2.5 font-semibold text-small">
          <Dots dots={dotsOf(teeTime)} />
          {open > 0 ? teeTimeTexts.manage.open(open) : teeTimeTexts.bar.full}
        </span>
      </div>
      <ul>{children}</ul>
    </Card>
  );
}
