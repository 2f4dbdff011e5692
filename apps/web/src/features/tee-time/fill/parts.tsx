import { isFillTime } from "@fourball/domain/fill/fill-time";
import { waveTimeInWords, whyInWords } from "@fourball/domain/fill/in-words";
import type { FillMessage, FillState } from "@fourball/domain/fill/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import UserSearch from "lucide-react/icons/user-search";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { askedTexts, fillClock, whatYesDoes } from "../../../golf/fill/fill-words.ts";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { Bar } from "../bar.tsx";
import { fillTexts as texts } from "./texts.ts";
import { type AnswerFill, changesSpots, useAnswerFill } from "./use-fill.ts";

const [FillSheet, preload] = lazyWithPreload(async () => (await import("./fill-sheet.tsx")).FillSheet);

const isRunning = (fill: FillState | null | undefined): fill is FillState => fill?.endedAt === null;

/** For the host, under the players: fills what is open shortly before tee-off, and says how that goes. */
export function FillRow({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const view = trpc.fill.get.useQuery({ teeTimeId: teeTime.id });
  const words = useRef<HTMLParagraphElement>(null);
  const fill = view.data?.fill;
  useFocusWhenReplaced(words, view.data && (isRunning(fill) ? "running" : "not running"));
  const open = Math.max(0, openSpots(spotCountsOf(teeTime)));
  const canFill = open > 0 && isFillTime(Temporal.Instant.from(teeTime.teeOffAt), Temporal.Now.instant());
  const state = fill && stateInWords(fill, open);
  if (!view.data || !(canFill || state)) return null;
  return (
    <div className="no-print flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-4 py-2 sm:px-7">
      <p aria-live="polite" className="text-ink-2 text-small empty:hidden" ref={words} tabIndex={-1}>
        {state}
      </p>
      {isRunning(fill) ? <StopButton teeTimeId={teeTime.id} /> : canFill ? <FillButton open={open} teeTime={teeTime} /> : null}
    </div>
  );
}

/** `Looking for a golfer · 5 written to · next at 2 PM`. Once everyone was written to, a yes is still possible. */
function stateInWords({ endedAt, endReason, sent, yes, no, nextWaveAt }: FillState, open: number): string | undefined {
  const next = nextWaveAt && texts.next(waveTimeInWords(nextWaveAt, fillClock()));
  const say = (state: string) => [state, texts.sent(sent), next].filter(Boolean).join(" · ");
  if (!endedAt) return say(texts.running);
  if (open === 0) return yes > 0 ? say(texts.filled) : undefined;
  if (endReason !== "used-up" || yes > 0) return undefined;
  return say(no < sent ? texts.waiting : texts.noOne);
}

function StopButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { mutate, isPending, refusal } = useAction(trpc.fill.stop, {
    done: texts.stopped,
    failed: texts.stopFailed,
    change: changesSpots,
  });
  return (
    <>
      <Button onClick={() => mutate({ teeTimeId })} pending={isPending} size="small" variant="ghost">
        {texts.stop}
      </Button>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </>
  );
}

function FillButton({ open, teeTime }: { open: number; teeTime: TeeTimeDetail }): ReactNode {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...preload} size="small" variant="soft">
        <UserSearch aria-hidden="true" className="size-4 stroke-[1.75]" />
        {texts.fill(open)}
      </Button>
      {isOpen !== undefined ? (
        <Suspense>
          <FillSheet isOpen={isOpen} onOpenChange={setOpen} open={open} teeTimeId={teeTime.id} />
        </Suspense>
      ) : null}
    </>
  );
}

type AskedProps = { message: FillMessage };

/** For a golfer who is asked, in the card of what they can do. On a phone the bar has the yes. */
export function AskedPanel({ message }: AskedProps): ReactNode {
  const answer = useAnswerFill();
  const isRoomy = useIsRoomy();
  return (
    <>
      <p className="wrap-anywhere">{`${whyInWords(message.why)}.`}</p>
      {isRoomy ? <p className="text-ink-2 text-small">{whatYesDoes(message)}</p> : null}
      {answer.refusal ? <Message role="alert">{answer.refusal}</Message> : null}
      {isRoomy ? <YesButton answer={answer} message={message} /> : null}
      <Button
        disabled={answer.isPending}
        onClick={() => answer.mutate({ teeTimeId: message.teeTimeId, isComing: false })}
        size={isRoomy ? "large" : "medium"}
        variant="secondary"
        wide
      >
        {askedTexts.no}
      </Button>
    </>
  );
}

export function AskedBar({ message }: AskedProps): ReactNode {
  const answer = useAnswerFill();
  return (
    <Bar isOffer refusal={answer.refusal} text={whatYesDoes(message)}>
      <YesButton answer={answer} message={message} />
    </Bar>
  );
}

const YesButton = ({ answer, message: { teeTimeId } }: { answer: AnswerFill; message: FillMessage }): ReactNode => (
  <Button
    onClick={() => answer.mutate({ teeTimeId, isComing: true })}
    pending={answer.isPending}
    pendingLabel={askedTexts.saving}
    size="large"
    wide
  >
    {askedTexts.yes}
  </Button>
);
