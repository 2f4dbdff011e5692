import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import Check from "lucide-react/icons/check";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { DidTheyCome } from "../attendance/did-they-come.tsx";
import { attendanceTexts } from "../attendance/texts.ts";
import { WhoCame } from "../attendance/who-came.tsx";
import { SettleUp } from "../costs/settle-up.tsx";
import { NO_SHOWS, useGameAddress } from "../game-address.ts";
import { RateGolfers } from "../rating/rate-golfers.tsx";
import { PlayAgain } from "./play-again.tsx";
import { RoundTicket } from "./round-ticket.tsx";
import { type RoundParts, type Step, type StepName, stepsOf } from "./steps.ts";
import { afterTexts } from "./texts.ts";

/** What is left to do after a round, one thing at a time; what is done is a line that opens again. */
export function AfterRound({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const rating = trpc.rating.round.useQuery({ teeTimeId: teeTime.id });
  const attendance = trpc.attendance.round.useQuery({ teeTimeId: teeTime.id });
  const costs = trpc.cost.get.useQuery(useGameAddress());
  if (rating.data && attendance.data && costs.data)
    return <Steps parts={{ rating: rating.data, attendance: attendance.data, costs: costs.data }} teeTime={teeTime} />;
  const failed = [rating, attendance, costs].find(({ error }) => error);
  return failed?.error ? (
    <LoadFailed error={failed.error} retry={() => void failed.refetch()} title={afterTexts.failed} />
  ) : (
    <Skeleton className="h-80 rounded-card" />
  );
}

function Steps({ teeTime, parts }: { teeTime: TeeTimeDetail; parts: RoundParts }): ReactNode {
  const steps = stepsOf(teeTime, parts, Temporal.Now.instant());
  const heading = useRef<HTMLHeadingElement>(null);
  const [current, setCurrent] = useState(() => nextOf(steps));
  const [skipped, setSkipped] = useState<readonly StepName[]>([]);

  /** A step stays open while it is worked on, also when that completes it. */
  function show(name: StepName): void {
    flushSync(() => setCurrent(name));
    heading.current?.focus();
  }
  function goOn(): void {
    setSkipped([...skipped, current]);
    show(nextOf(steps, [...skipped, current]));
  }
  const place = Math.max(
    0,
    steps.findIndex(({ name }) => name === current),
  );
  const open = steps[place];
  const isOver = ({ name, isDone }: Step): boolean => name !== current && (isDone || skipped.includes(name));
  return (
    <div className="no-print stack gap-2">
      {teeTime.viewerStatus === "host" ? null : <DidTheyCome round={parts.attendance} teeTime={teeTime} />}
      {steps.filter(isOver).map((step) => (
        <DoneStep key={step.name} onOpen={() => show(step.name)} step={step} />
      ))}
      {open?.name === "again" && !teeTime.badWeather && teeTime.confirmedCount > 0 ? <RoundTicket teeTime={teeTime} /> : null}
      {open ? (
        <OpenStep
          count={steps.length > 1 ? afterTexts.count(place + 1, steps.length) : undefined}
          heading={heading}
          onDone={goOn}
          parts={parts}
          step={open}
          teeTime={teeTime}
        />
      ) : null}
      <Later steps={steps.filter((step) => step !== open && !isOver(step))} />
    </div>
  );
}

type OpenStepProps = {
  teeTime: TeeTimeDetail;
  parts: RoundParts;
  step: Step;
  /** Which of how many it is, in words; absent when it is the only one. */
  count: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
};

function OpenStep({ teeTime, parts, step: { name, isDone }, count, heading, onDone }: OpenStepProps): ReactNode {
  return (
    <Card as="section" className="stack gap-3 p-4 max-sm:border-2 max-sm:border-primary sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h2 outline-none" id={name === "came" ? NO_SHOWS : undefined} ref={heading} tabIndex={-1}>
          {titles[name]}
        </h2>
        {count ? <span className="shrink-0 text-ink-2 text-small">{count}</span> : null}
      </div>
      {name === "came" ? (
        <WhoCame heading={heading} isSaid={isDone} onDone={onDone} round={parts.attendance} teeTime={teeTime} />
      ) : name === "rate" ? (
        <RateGolfers round={parts.rating} />
      ) : name === "settle" ? (
        <SettleUp card={parts.costs} heading={heading} teeTime={teeTime} />
      ) : (
        <PlayAgain teeTime={teeTime} />
      )}
      {name === "rate" || name === "settle" ? (
        <Button onClick={onDone} variant={isDone ? "primary" : "ghost"} wide>
          {isDone ? afterTexts.done : afterTexts.skip}
        </Button>
      ) : null}
    </Card>
  );
}

const titles: Record<StepName, string> = {
  came: attendanceTexts.host.title,
  rate: afterTexts.rate.title,
  settle: afterTexts.settle.title,
  again: afterTexts.again.title,
};

const nextOf = (steps: readonly Step[], passed: readonly StepName[] = []): StepName =>
  steps.find(({ name, isDone }) => !isDone && !passed.includes(name))?.name ?? "again";

function DoneStep({ step: { name, isDone, summary, change }, onOpen }: { step: Step; onOpen: () => void }): ReactNode {
  return (
    <div className="flex min-h-11 items-center gap-3 pl-4">
      <Check aria-hidden="true" className={`size-5 shrink-0 stroke-[1.75] ${isDone ? "text-ok" : "invisible"}`} />
      <p className="min-w-0 grow text-ink-2 text-small wrap-anywhere">{summary}</p>
      <Button
        aria-label={`${change}: ${titles[name]}`}
        id={name === "came" ? NO_SHOWS : undefined}
        onClick={onOpen}
        size="small"
        variant="ghost"
      >
        {change}
      </Button>
    </div>
  );
}

function Later({ steps }: { steps: readonly Step[] }): ReactNode {
  return steps.length > 0 ? (
    <p className="px-4 text-ink-2 text-small">{afterTexts.later(steps.map(({ name }) => afterTexts[name].short))}</p>
  ) : null;
}
