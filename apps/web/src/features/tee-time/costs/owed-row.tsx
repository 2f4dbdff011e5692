import { moneyText, parseCents, typedCents } from "@fourball/domain/cost/cents";
import type { ShareOfPlayer } from "@fourball/domain/cost/schema";
import { canRemind, isTicked } from "@fourball/domain/cost/shares";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useState } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { costTexts } from "./texts.ts";
import { useShare } from "./use-costs.ts";

const words = costTexts.settling;

type OwedRowProps = { share: ShareOfPlayer; canChange: boolean };

/** What a golfer or guest owes the viewer. */
export function OwedRow({ share, canChange }: OwedRowProps): ReactNode {
  const { tick, change, remind, refusal } = useShare();
  const name = nameOf(share);
  const isReceived = share.receivedAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2.5 last:border-b-0 last:pb-0">
      <GolferAvatar golfer={share.golfer ?? guestCard(share)} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold text-small wrap-anywhere">{name}</p>
        <p aria-live="polite" className="text-ink-2 text-micro">
          {words.owesYou(moneyText(share.cents, share.currency), share.friends)} · {stateText(share)}
        </p>
      </div>
      {canChange ? (
        <div className="ms-auto flex gap-2">
          {isTicked(share) ? null : <ChangeShareButton change={change} name={name} share={share} />}
          {isRemindable(share) ? (
            <Button
              aria-label={words.remindOf(name)}
              onClick={() => remind.mutate({ shareId: share.id })}
              pending={remind.isPending}
              size="small"
              variant="secondary"
            >
              {words.remind}
            </Button>
          ) : null}
          <Button
            aria-label={isReceived ? words.undoOf(name) : words.receivedFrom(name)}
            onClick={() => tick.mutate({ shareId: share.id, tick: "received", isTicked: !isReceived })}
            pending={tick.isPending}
            size="small"
            variant={isReceived ? "ghost" : "secondary"}
          >
            {isReceived ? words.undo : words.received}
          </Button>
        </div>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </li>
  );
}

const nameOf = ({ golfer, guestName }: ShareOfPlayer): string => (golfer ? displayName(golfer) : words.guest(guestName ?? ""));

const guestCard = ({ guestName }: ShareOfPlayer) => ({ firstName: guestName, lastName: null, profileImageUrl: null });

function stateText(share: ShareOfPlayer): string {
  const { paidAt, receivedAt, remindedAt } = share;
  if (receivedAt) return words.settled;
  if (paidAt) return words.saysPaid(share.golfer?.firstName ?? nameOf(share));
  return remindedAt ? words.notPaidReminded : words.notPaid;
}

const isRemindable = ({ golfer, remindedAt, ...share }: ShareOfPlayer): boolean =>
  golfer !== null &&
  canRemind({ ...share, remindedAt: remindedAt === null ? null : Temporal.Instant.from(remindedAt) }, Temporal.Now.instant());

type ChangeShareButtonProps = { share: ShareOfPlayer; name: string; change: ReturnType<typeof useShare>["change"] };

/** The viewer is owed less by one player than by the others, or nothing. */
function ChangeShareButton({ share, name, change }: ChangeShareButtonProps): ReactNode {
  const [typed, setTyped] = useState(typedCents(share.cents));
  const [wasConfirmed, setWasConfirmed] = useState(false);
  const cents = parseCents(typed);
  async function confirm(): Promise<unknown> {
    setWasConfirmed(true);
    if (cents === undefined) throw new Error(costTexts.dialog.notAnAmount);
    return change.mutateAsync({ shareId: share.id, cents });
  }
  return (
    <QuestionButton
      aria-label={words.changeOf(name)}
      question={{
        title: words.amountOf(name),
        description: words.nothingOwed,
        cancelLabel: words.keep,
        confirmLabel: words.saveAmount,
        onConfirm: confirm,
        tone: "primary",
        children: (
          <Field
            error={wasConfirmed && cents === undefined ? costTexts.dialog.notAnAmount : undefined}
            hideLabel
            label={words.amountOf(name)}
          >
            <Input icon="$" inputMode="decimal" onValueChange={setTyped} value={typed} />
          </Field>
        ),
      }}
      size="small"
      variant="ghost"
    >
      {words.change}
    </QuestionButton>
  );
}
