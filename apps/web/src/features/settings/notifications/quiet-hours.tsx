import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { clockText } from "../../../kit/formatting.ts";
import { texts } from "../texts.ts";
import { Fold } from "./fold.tsx";
import type { NotificationsForm } from "./notification-values.ts";

/** When messages wait, on the golfer's own clock. */
export function QuietHours({ form }: { form: NotificationsForm }): ReactNode {
  const { control } = form;
  const { field } = useController({ control, name: "quiet" });
  const [from, to] = useWatch({ control, name: ["quietFrom", "quietTo"] });
  const hours = texts.quiet.hours(hourText(from), hourText(to));
  return (
    <Fold label={texts.quiet.title} value={field.value ? hours : texts.quiet.off}>
      <div className="stack gap-3 px-4 pb-4">
        <Switch
          checked={field.value}
          description={texts.quiet.hint}
          label={texts.quiet.label(hours)}
          onCheckedChange={(checked) => field.onChange(checked)}
        />
        {field.value ? (
          <div className="grid grid-cols-2 gap-2">
            <TimeOfDay form={form} label={texts.quiet.from} name="quietFrom" other={to} />
            <TimeOfDay form={form} label={texts.quiet.to} name="quietTo" other={from} />
          </div>
        ) : null}
      </div>
    </Fold>
  );
}

/** `10 PM` of a full hour. */
const hourText = (time: string): string => clockText(time).replace(/:00(?=\s)/, "");

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

type TimeOfDayProps = { form: NotificationsForm; name: "quietFrom" | "quietTo"; label: string; other: string };

/** Full hours, and what was stored by other means; the two times have to differ. */
function TimeOfDay({ form, name, label, other }: TimeOfDayProps): ReactNode {
  const { field } = useController({ control: form.control, name });
  const times = HOURS.includes(field.value) ? HOURS : [...HOURS, field.value].sort();
  const options = times.map((time) => ({ value: time, label: clockText(time), disabled: time === other }));
  return (
    <Field label={label}>
      <Select onValueChange={field.onChange} options={options} value={field.value} />
    </Field>
  );
}
