import type { Account } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { clockText } from "../../../kit/formatting.ts";
import { isChannelOn } from "../../../kit/notification-channels.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { usePushHere } from "../../../kit/push/use-push-here.ts";
import { settingsTexts } from "../texts.ts";
import { ChannelRows } from "./channel-rows.tsx";
import { Fold } from "./fold.tsx";
import { Kinds } from "./kinds.tsx";
import type { NotificationsForm } from "./notification-values.ts";

const CHANNELS: readonly Channel[] = ["email", "push", "sms"];

export function NotificationChoices({ form, account }: { form: NotificationsForm; account: Account }): ReactNode {
  const push = usePushHere();
  const works = (channel: Channel): boolean => isChannelOn(channel, account) && (channel !== "push" || push.column === "boxes");
  return (
    <>
      <ChannelRows account={account} form={form} push={push} />
      {push.query.error ? (
        <QueryBody failed={settingsTexts.browser.failed} query={push.query} skeleton={null}>
          {() => null}
        </QueryBody>
      ) : null}
      <Card>
        <Kinds account={account} channels={CHANNELS.filter(works)} form={form} />
        <OpenSpots form={form} />
        <QuietHours form={form} />
      </Card>
    </>
  );
}

/** Whether hosts may have the golfer asked, by any channel. */
function OpenSpots({ form: { control, setValue } }: { form: NotificationsForm }): ReactNode {
  const channels = useWatch({ control, name: OPEN_SPOTS });
  return (
    <div className="[&+&]:tear">
      <Switch
        checked={channels.includes(true)}
        className="min-h-14 items-center! px-4 py-3"
        description={settingsTexts.openSpots.hint}
        label={<span className="text-body">{settingsTexts.openSpots.label}</span>}
        onCheckedChange={(checked) => {
          for (const channel of OPEN_SPOTS) setValue(channel, checked, { shouldDirty: true });
        }}
      />
    </div>
  );
}

const OPEN_SPOTS = ["emailOpenSpots", "pushOpenSpots"] as const;

/** When messages wait, on the golfer's own clock. */
function QuietHours({ form }: { form: NotificationsForm }): ReactNode {
  const { control } = form;
  const { field } = useController({ control, name: "quiet" });
  const [from, to] = useWatch({ control, name: ["quietFrom", "quietTo"] });
  const hours = settingsTexts.quiet.hours(hourText(from), hourText(to));
  return (
    <Fold label={settingsTexts.quiet.title} value={field.value ? hours : settingsTexts.quiet.off}>
      <div className="stack gap-3 px-4 pb-4">
        <Switch
          checked={field.value}
          description={settingsTexts.quiet.hint}
          label={settingsTexts.quiet.label(hours)}
          onCheckedChange={(checked) => field.onChange(checked)}
        />
        {field.value ? (
          <div className="grid grid-cols-2 gap-2">
            <TimeOfDay form={form} label={settingsTexts.quiet.from} name="quietFrom" other={to} />
            <TimeOfDay form={form} label={settingsTexts.quiet.to} name="quietTo" other={from} />
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
