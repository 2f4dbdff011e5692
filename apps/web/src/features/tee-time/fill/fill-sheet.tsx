import { DEFAULT_FILL_MODE, FILL_MODES, type FillMode } from "@fourball/domain/fill/constants";
import { planInWords } from "@fourball/domain/fill/in-words";
import type { FillPlan } from "@fourball/domain/fill/schema";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Message } from "@fourball/ui/message";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { Skeleton } from "@fourball/ui/skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { fillClock } from "../../../golf/fill/fill-words.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { fillTexts as texts } from "./texts.ts";
import { changesSpots } from "./use-fill.ts";

const CONFIRMS = ["request", "at-once"] as const;

/** Golfers who may be asked at one moment are asleep, or were asked, at the next. */
const eachTime = { staleTime: 0, placeholderData: keepPreviousData };

type FillSheetProps = { teeTimeId: string; open: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** What the host reads and chooses before golfers are asked. */
export function FillSheet({ teeTimeId, open, isOpen, onOpenChange }: FillSheetProps): ReactNode {
  const [mode, setMode] = useState<FillMode>(DEFAULT_FILL_MODE);
  const [confirms, setConfirms] = useState<(typeof CONFIRMS)[number]>("request");
  const plan = trpc.fill.plan.useQuery({ teeTimeId, mode }, { ...eachTime, enabled: isOpen });
  const { mutate, isPending, refusal } = useAction(trpc.fill.start, {
    done: texts.started,
    failed: texts.startFailed,
    change: changesSpots,
    after: () => onOpenChange(false),
  });
  const count = plan.data?.waves.reduce((sum, { golfers }) => sum + golfers, 0) ?? 0;
  return (
    <Sheet
      description={texts.lead}
      footer={
        <Button
          disabled={count === 0}
          onClick={() => mutate({ teeTimeId, mode, confirmsAtOnce: confirms === "at-once" })}
          pending={isPending}
          pendingLabel={texts.starting}
          size="large"
        >
          {count > 0 ? texts.start(count) : texts.fill(open)}
        </Button>
      }
      onOpenChange={onOpenChange}
      open={isOpen}
      title={texts.fill(open)}
    >
      <div className="grid gap-5">
        <QueryBody failed={texts.failed} query={plan} skeleton={<Skeleton className="h-16" />}>
          {(loaded) => <Plan plan={loaded} />}
        </QueryBody>
        <Fieldset legend={texts.who}>
          <RadioTiles onValueChange={setMode} options={tiles(FILL_MODES, texts.modes)} value={mode} />
        </Fieldset>
        <Fieldset legend={texts.yes}>
          <RadioTiles onValueChange={setConfirms} options={tiles(CONFIRMS, texts.confirms)} value={confirms} />
        </Fieldset>
        {refusal ? <Message role="alert">{refusal}</Message> : null}
      </div>
    </Sheet>
  );
}

/** `12 golfers in 3 waves, the first now, the last at 2 PM`, and why them. */
function Plan({ plan: { waves, reasons } }: { plan: FillPlan }): ReactNode {
  if (waves.length === 0) return <p>{texts.empty}</p>;
  return (
    <div className="grid gap-1" aria-live="polite">
      <p className="font-semibold">{planInWords(waves, fillClock())}</p>
      <p className="text-ink-2 text-small">
        {reasons.map(({ reason, golfers }) => `${golfers} ${texts.reasons[reason]}`).join(" · ")}
      </p>
    </div>
  );
}

const tiles = <Value extends string>(values: readonly Value[], words: Record<Value, readonly string[]>) =>
  values.map((value) => {
    const [label, hint] = words[value];
    return {
      value,
      content: (
        <>
          <span className="font-semibold">{label}</span>
          <span className="text-ink-2 text-small">{hint}</span>
        </>
      ),
    };
  });
