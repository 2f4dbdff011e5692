import { parseCents, typedCents } from "@fourball/domain/cost/cents";
import type { ShareOfPlayer } from "@fourball/domain/cost/schema";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { type ReactNode, useState } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { texts } from "./texts.ts";
import type { useShare } from "./use-costs.ts";

const words = texts.settling;

type ChangeShareButtonProps = { share: ShareOfPlayer; name: string; change: ReturnType<typeof useShare>["change"] };

/** The viewer is owed less by one player than by the others, or nothing. */
export function ChangeShareButton({ share, name, change }: ChangeShareButtonProps): ReactNode {
  const [typed, setTyped] = useState(typedCents(share.cents));
  const [wasConfirmed, setWasConfirmed] = useState(false);
  const cents = parseCents(typed);
  async function confirm(): Promise<unknown> {
    setWasConfirmed(true);
    if (cents === undefined) throw new Error(texts.dialog.notAnAmount);
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
            error={wasConfirmed && cents === undefined ? texts.dialog.notAnAmount : undefined}
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
