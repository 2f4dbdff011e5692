import { moneyText } from "@fourball/domain/cost/cents";
import type { CostCard } from "@fourball/domain/cost/schema";
import { settlingClosesAt } from "@fourball/domain/cost/shares";
import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode, RefObject } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { CostFacts } from "./cost-facts.tsx";
import { OwedRow } from "./owed-row.tsx";
import { costTexts } from "./texts.ts";
import { useShare } from "./use-costs.ts";

const words = costTexts.settling;

type SettleUpProps = {
  teeTime: TeeTimeDetail;
  card: CostCard;
  /** Gets the focus when a control goes. */
  heading: RefObject<HTMLElement | null>;
};

/** Whether shares can still be ticked off. */
export const isSettlingOpen = ({ teeOffAt }: TeeTimeDetail, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, settlingClosesAt({ teeOffAt: Temporal.Instant.from(teeOffAt) })) < 0;

/** After the round: who owes the viewer, and whom the viewer owes. */
export function SettleUp({ teeTime, card: { costs, own, owed }, heading }: SettleUpProps): ReactNode {
  const owing = owed.map(({ paidAt, receivedAt, remindedAt }) => `${paidAt} ${receivedAt} ${remindedAt}`);
  useFocusWhenReplaced(heading, [own?.paidAt, own?.receivedAt, ...owing].join());
  const canChange = isSettlingOpen(teeTime, Temporal.Now.instant());
  return (
    <>
      {costs ? <CostFacts costs={costs} friends={own?.friends ?? 0} /> : null}
      <p className="text-ink-2 text-small">{words.pay}</p>
      {own ? <OwnShare canChange={canChange} share={own} /> : null}
      {owed.length > 0 ? (
        <ul aria-label={words.title} className="grid">
          {owed.map((share) => (
            <OwedRow canChange={canChange} key={share.id} share={share} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

type OwnShareProps = { share: NonNullable<CostCard["own"]>; canChange: boolean };

function OwnShare({ share, canChange }: OwnShareProps): ReactNode {
  const { tick, refusal } = useShare();
  const { creditor, cents, currency, friends, paidAt, receivedAt } = share;
  const name = firstNameOf(creditor);
  const isPaid = paidAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <GolferAvatar golfer={creditor} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold text-small wrap-anywhere">
          {words.youOwe(displayName(creditor), moneyText(cents, currency), friends)}
        </p>
        <p aria-live="polite" className="text-ink-2 text-micro empty:hidden">
          {receivedAt ? words.settled : isPaid ? words.paidWaits(name) : null}
        </p>
      </div>
      {receivedAt || !canChange ? null : (
        <Button
          onClick={() => tick.mutate({ shareId: share.id, tick: "paid", isTicked: !isPaid })}
          pending={tick.isPending}
          size="small"
          variant={isPaid ? "ghost" : "primary"}
        >
          {isPaid ? words.undo : words.paid}
        </Button>
      )}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </div>
  );
}
