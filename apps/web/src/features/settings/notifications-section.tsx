import type { Account, NotificationFlag } from "@fourball/domain/account/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Switch } from "@fourball/ui/forms/switch";
import { memo, type ReactNode } from "react";
import { useController, useFormState } from "react-hook-form";
import { changedOnly } from "./changed-only.ts";
import { ConsentBox } from "./consent-box.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { type NotificationsForm, preferencesOf } from "./notification-values.ts";
import { PHONE_ID } from "./profile-section.tsx";
import { texts } from "./texts.ts";
import { useUpdateProfile } from "./use-update-profile.ts";

const emails = ["JoinRequests", "RequestApprovals", "TeeTimeChanges", "Marketing"] as const;
const messages = ["JoinRequests", "RequestApprovals", "TeeTimeChanges"] as const;

type NotificationsSectionProps = { form: NotificationsForm; account: Account };

export const NotificationsSection = memo(function NotificationsSection({ form, account }: NotificationsSectionProps): ReactNode {
  const { update, updating } = useUpdateProfile();
  const { control, handleSubmit, reset } = form;
  const { isDirty, dirtyFields } = useFormState({ control });
  const save = handleSubmit((flags) =>
    update(changedOnly(flags, dirtyFields), { onSaved: (saved) => reset(preferencesOf(saved)) }),
  );
  return (
    <Card as="section" className="p-4 sm:p-6">
      <form className="stack gap-6" onSubmit={save}>
        <h2 id="notifications">{texts.notifications.title}</h2>
        <Fieldset legend={texts.notifications.email}>
          {emails.map((what) => (
            <FlagSwitch form={form} key={what} name={`email${what}`} {...texts.notifications.kinds[what]} />
          ))}
          <ConsentBox
            form={form}
            givenAt={account.marketingOptInAt}
            label={texts.notifications.weeklyConsent(account.email)}
            name="marketingOptIn"
          />
        </Fieldset>
        <Fieldset legend={texts.notifications.sms}>
          {account.phoneNumber ? null : <NoPhone />}
          {messages.map((what) => (
            <FlagSwitch
              disabled={!account.phoneNumber}
              form={form}
              key={what}
              name={`sms${what}`}
              {...texts.notifications.kinds[what]}
            />
          ))}
          <ConsentBox
            disabled={!account.phoneNumber}
            form={form}
            givenAt={account.smsOptInAt}
            label={account.phoneNumber ? texts.notifications.smsConsentAt(account.phoneNumber) : texts.notifications.smsConsent}
            name="smsOptIn"
          />
        </Fieldset>
        <FormButtons isDirty={isDirty} onReset={() => reset()} saveLabel={texts.notifications.save} saving={updating} />
      </form>
    </Card>
  );
});

type FlagSwitchProps = {
  form: NotificationsForm;
  name: NotificationFlag;
  label: string;
  description: string;
  disabled?: boolean;
};

function FlagSwitch({ form: { control }, name, label, description, disabled = false }: FlagSwitchProps): ReactNode {
  const { field } = useController({ control, name });
  return (
    <Switch
      checked={field.value}
      className="border-line border-b py-3 last:border-b-0"
      description={description}
      disabled={disabled}
      label={label}
      onCheckedChange={(checked) => field.onChange(checked)}
    />
  );
}

function NoPhone(): ReactNode {
  return (
    <Alert
      action={
        <Button onClick={() => document.getElementById(PHONE_ID)?.focus()} size="small" type="button" variant="secondary">
          {texts.notifications.addNumber}
        </Button>
      }
      tone="info"
    >
      {texts.notifications.noPhone}
    </Alert>
  );
}
