import { actionsOn, type ModerationAction, type SuspensionDays } from "@fourball/domain/moderation/constants";
import type { ReportDetail } from "@fourball/domain/moderation/schema";
import { Button } from "@fourball/ui/button";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import { type FormEvent, type ReactNode, useState } from "react";
import { CategoryField, DaysField, isGiven, WhyField } from "./decision-fields.tsx";
import { texts } from "./texts.ts";
import type { Settlement } from "./use-moderation.ts";

type SettleFormProps = { report: ReportDetail; settle: (settlement: Settlement) => Promise<unknown> };

/** Everything that is done about a report, at once, with its reason. */
export function SettleForm({ report, settle }: SettleFormProps): ReactNode {
  const [actions, setActions] = useState<readonly ModerationAction[]>([]);
  const [suspendDays, setDays] = useState<SuspensionDays>(7);
  const [category, setCategory] = useState(report.reason);
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isGiven(reason) || isSaving) return;
    setSaving(true);
    const settlement = { reportId: report.id, actions: [...actions], suspendDays, category, reason };
    // A toast says why it was refused.
    await settle(settlement).catch(() => undefined);
    setSaving(false);
  }

  return (
    <form aria-label={texts.settleTitle} className="stack gap-4 border-line border-t pt-4" noValidate onSubmit={submit}>
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold">{texts.actionsLegend}</legend>
        <p className="text-ink-2 text-small">{texts.actionsHint}</p>
        {actionsOn(report.subject).map((action) => (
          <Checkbox
            checked={actions.includes(action)}
            description={action === "game-cancelled" ? texts.gameHint : undefined}
            key={action}
            label={texts.actions[action]}
            onCheckedChange={(isOn) => setActions(isOn ? [...actions, action] : actions.filter((each) => each !== action))}
          />
        ))}
      </fieldset>
      {actions.includes("suspended") ? <DaysField onChange={setDays} value={suspendDays} /> : null}
      {actions.length > 0 ? <CategoryField onChange={setCategory} value={category} /> : null}
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
      <Button pending={isSaving} pendingLabel={texts.settling} type="submit" variant={actions.length > 0 ? "danger" : "primary"}>
        {actions.length > 0 ? texts.settle : texts.dismiss}
      </Button>
    </form>
  );
}
