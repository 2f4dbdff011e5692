import { actionsOn, MODERATION_REASON_MAX, type ModerationAction } from "@fourball/domain/moderation/constants";
import type { ReportDetail } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME, REPORT_REASONS } from "@fourball/domain/report/constants";
import { Button } from "@fourball/ui/button";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Textarea } from "@fourball/ui/forms/textarea";
import { type FormEvent, type ReactNode, useState } from "react";
import { texts } from "./texts.ts";
import type { Settlement } from "./use-moderation.ts";

const LENGTHS = { "1": 1, "7": 7, "30": 30, good: null } as const;
type Length = keyof typeof LENGTHS;
const lengths = (["1", "7", "30", "good"] as const).map((value) => ({ value, label: texts.lengths[value] }));
const categories = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_NAME[value] }));

type SettleFormProps = { report: ReportDetail; settle: (settlement: Settlement) => Promise<unknown> };

/** Everything that is done about a report, at once, with its reason. */
export function SettleForm({ report, settle }: SettleFormProps): ReactNode {
  const [actions, setActions] = useState<readonly ModerationAction[]>([]);
  const [length, setLength] = useState<Length>("7");
  const [category, setCategory] = useState(report.reason);
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const error = reason.trim() === "" ? texts.whyNeeded : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (error || isSaving) return;
    setSaving(true);
    const settlement = { reportId: report.id, actions: [...actions], suspendDays: LENGTHS[length], category, reason };
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
      {actions.includes("suspended") ? (
        <Field label={texts.length}>
          <Select onValueChange={setLength} options={lengths} value={length} />
        </Field>
      ) : null}
      {actions.length > 0 ? (
        <Field label={texts.category}>
          <Select onValueChange={setCategory} options={categories} value={category} />
        </Field>
      ) : null}
      <Field error={wasTried ? error : undefined} label={texts.why}>
        <Textarea limit={MODERATION_REASON_MAX} onChange={({ target }) => setReason(target.value)} rows={3} value={reason} />
      </Field>
      <Button pending={isSaving} pendingLabel={texts.settling} type="submit" variant={actions.length > 0 ? "danger" : "primary"}>
        {actions.length > 0 ? texts.settle : texts.dismiss}
      </Button>
    </form>
  );
}
