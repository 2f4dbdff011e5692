import { MODERATION_REASON_MAX, type SuspensionDays } from "@fourball/domain/moderation/constants";
import { REPORT_REASON_NAME, REPORT_REASONS, type ReportReason } from "@fourball/domain/report/constants";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Textarea } from "@fourball/ui/forms/textarea";
import type { ReactNode } from "react";
import { reportTexts } from "./texts.ts";

const DAYS = { "1": 1, "7": 7, "30": 30, good: null } as const;
const lengths = (["1", "7", "30", "good"] as const).map((value) => ({ value, label: reportTexts.lengths[value] }));
const categories = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_NAME[value] }));

/** How long a suspension lasts. */
export function DaysField({ value, onChange }: { value: SuspensionDays; onChange: (days: SuspensionDays) => void }): ReactNode {
  return (
    <Field label={reportTexts.length}>
      <Select
        onValueChange={(length) => onChange(DAYS[length])}
        options={lengths}
        value={lengths.find((length) => DAYS[length.value] === value)?.value ?? "good"}
      />
    </Field>
  );
}

type CategoryFieldProps = { value: ReportReason | null; onChange: (category: ReportReason) => void; error?: string | undefined };

/** What the golfer reads as the reason. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps): ReactNode {
  return (
    <Field error={error} label={reportTexts.category}>
      <Select onValueChange={onChange} options={categories} placeholder={reportTexts.categoryNeeded} value={value} />
    </Field>
  );
}

type WhyFieldProps = { value: string; onChange: (reason: string) => void; wasTried: boolean };

/** For admins and the log; needed. */
export function WhyField({ value, onChange, wasTried }: WhyFieldProps): ReactNode {
  return (
    <Field error={wasTried && !isGiven(value) ? reportTexts.whyNeeded : undefined} label={reportTexts.why}>
      <Textarea limit={MODERATION_REASON_MAX} onChange={({ target }) => onChange(target.value)} rows={3} value={value} />
    </Field>
  );
}

export const isGiven = (reason: string): boolean => reason.trim() !== "";
