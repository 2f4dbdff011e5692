import { BIO_MAX, HANDICAP_MAX } from "@fourball/domain/profile/constants";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Switch } from "@fourball/ui/forms/switch";
import { memo, type ReactNode } from "react";
import { useController, useFormState } from "react-hook-form";
import { showIssues } from "../../shared/forms/form-issues.ts";
import { LimitedTextarea } from "../../shared/forms/limited-textarea.tsx";
import { changedOnly } from "./changed-only.ts";
import { FormButtons } from "./form-buttons.tsx";
import { type ProfileForm, profileFields, valuesOf } from "./profile-values.ts";
import { useUpdateProfile } from "./use-update-profile.ts";

export const PHONE_ID = "settings-phone";

export const ProfileSection = memo(function ProfileSection({ form }: { form: ProfileForm }): ReactNode {
  const { update, updating } = useUpdateProfile();
  const { control, register, handleSubmit, reset, setError } = form;
  const { errors, isDirty, dirtyFields } = useFormState({ control });
  const save = handleSubmit((values) =>
    update(changedOnly(values, dirtyFields), {
      onSaved: (account) => reset(valuesOf(account)),
      onRefused: (error) => showIssues(error, profileFields, setError),
    }),
  );
  return (
    <Card as="section" className="p-4 sm:p-6">
      <form className="stack gap-5" noValidate onSubmit={save}>
        <h2 id="profile">Profile</h2>
        <PublicSwitch form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field error={errors.firstName?.message} label="First name">
            <Input {...register("firstName")} autoComplete="given-name" />
          </Field>
          <Field error={errors.lastName?.message} label="Last name">
            <Input {...register("lastName")} autoComplete="family-name" />
          </Field>
          <Field description="Shown to nobody." error={errors.phoneNumber?.message} label="Phone number" optional="(optional)">
            <Input {...register("phoneNumber")} autoComplete="tel" id={PHONE_ID} inputMode="tel" type="tel" />
          </Field>
          <Field description={`0 to ${HANDICAP_MAX}`} error={errors.handicap?.message} label="Handicap" optional="(optional)">
            <Input {...register("handicap")} inputMode="decimal" />
          </Field>
        </div>
        <Field error={errors.bio?.message} label="Bio" optional="(optional)">
          <LimitedTextarea form={form} limit={BIO_MAX} name="bio" rows={4} />
        </Field>
        <Field
          description="An https address of a picture."
          error={errors.profileImageUrl?.message}
          label="Profile picture URL"
          optional="(optional)"
        >
          <Input {...register("profileImageUrl")} autoComplete="photo" inputMode="url" type="url" />
        </Field>
        <Field
          description="Recommended size 800x200 pixels"
          error={errors.coverImageUrl?.message}
          label="Cover image URL"
          optional="(optional)"
        >
          <Input {...register("coverImageUrl")} inputMode="url" type="url" />
        </Field>
        <FormButtons isDirty={isDirty} onReset={() => reset()} saveLabel="Save Changes" saving={updating} />
      </form>
    </Card>
  );
});

function PublicSwitch({ form: { control } }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control, name: "publicProfile" });
  return (
    <Switch
      checked={field.value}
      description="Anyone can see your name, handicap, rating, bio and the games you host."
      label="Public Profile"
      onCheckedChange={(checked) => field.onChange(checked)}
    />
  );
}
