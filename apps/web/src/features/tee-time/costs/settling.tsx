import { moneyText } from "@fourball/domain/cost/cents";
import type { CostCard } from "@fourball/domain/cost/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useRef } from "react";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { OwedRow } from "./owed-row.tsx";
import { texts } from "./texts.ts";
import { useShare } from "./use-costs.ts";

const words = texts.settling;

type SettlingProps = { card: CostCard; canChange: boolean };

/** Who owes the viewer, or whom the viewer owes. */
export function Settling({ card: { own, owed }, canChange }: SettlingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, [own, ...owed].map((share) => `${share?.paidAt} ${share?.receivedAt}`).join());
  return (
    <div className="stack gap-2 border-line border-t pt-4">
      <div className="grid gap-1">
        <h3 className="font-semibold outline-none" ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        <p className="text-ink-2 text-small">{words.pay}</p>
      </div>
      {own ? <OwnShare canChange={canChange} share={own} /> : null}
      {owed.length > 0 ? (
        <ul aria-label={words.title} className="grid">
          {owed.map((share) => (
            <OwedRow canChange={canChange} key={share.id} share={share} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type OwnShareProps = { share: NonNullable<CostCard["own"]>; canChange: boolean };

function OwnShare({ share, canChange }: OwnShareProps): ReactNode {
  const { tick, refusal } = useShare();
  const { creditor, cents, currency, friends, paidAt, receivedAt } = share;
  const name = creditor.firstName ?? displayName(creditor);
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
