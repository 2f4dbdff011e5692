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
import { useUpdateProfile } from "./use-update-profile.ts";

const covers = {
  JoinRequests: {
    label: "Join requests",
    description: "Somebody asks to join your game, withdraws, or asks as a guest, and when an answer is nearly due.",
  },
  RequestApprovals: {
    label: "Request approvals",
    description: "A host approves or declines your request, it expires, or a spot opens while you are in line.",
  },
  TeeTimeChanges: {
    label: "Tee time changes",
    description: "Edits, cancellations, removals, a new host and reminders of games you play in.",
  },
  Marketing: {
    label: "Weekly email",
    description: "Games with open spots near where you play, on Thursday mornings. We only send it if you agree below.",
  },
} as const;

const emails = ["JoinRequests", "RequestApprovals", "TeeTimeChanges", "Marketing"] as const;
const texts = ["JoinRequests", "RequestApprovals", "TeeTimeChanges"] as const;

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
        <h2 id="notifications">Notifications</h2>
        <Fieldset legend="Email">
          {emails.map((what) => (
            <FlagSwitch form={form} key={what} name={`email${what}`} {...covers[what]} />
          ))}
          <ConsentBox
            form={form}
            givenAt={account.marketingOptInAt}
            label={`Send me the weekly email at ${account.email}`}
            name="marketingOptIn"
          />
        </Fieldset>
        <Fieldset legend="SMS">
          {account.phoneNumber ? null : <NoPhone />}
          {texts.map((what) => (
            <FlagSwitch disabled={!account.phoneNumber} form={form} key={what} name={`sms${what}`} {...covers[what]} />
          ))}
          <ConsentBox
            disabled={!account.phoneNumber}
            form={form}
            givenAt={account.smsOptInAt}
            label={account.phoneNumber ? `I agree to text messages at ${account.phoneNumber}` : "I agree to text messages"}
            name="smsOptIn"
          />
        </Fieldset>
        <FormButtons isDirty={isDirty} onReset={() => reset()} saveLabel="Save Preferences" saving={updating} />
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
          Add number
        </Button>
      }
      tone="info"
    >
      Add a phone number to turn on SMS
    </Alert>
  );
}
