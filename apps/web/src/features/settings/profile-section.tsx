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
import { texts } from "./texts.ts";
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
        <h2 id="profile">{texts.profile.title}</h2>
        <PublicSwitch form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field error={errors.firstName?.message} label={texts.profile.firstName}>
            <Input {...register("firstName")} autoComplete="given-name" />
          </Field>
          <Field error={errors.lastName?.message} label={texts.profile.lastName}>
            <Input {...register("lastName")} autoComplete="family-name" />
          </Field>
          <Field
            description={texts.profile.phoneHint}
            error={errors.phoneNumber?.message}
            label={texts.profile.phone}
            optional={texts.optional}
          >
            <Input {...register("phoneNumber")} autoComplete="tel" id={PHONE_ID} inputMode="tel" type="tel" />
          </Field>
          <Field
            description={texts.profile.handicapHint(HANDICAP_MAX)}
            error={errors.handicap?.message}
            label={texts.profile.handicap}
            optional={texts.optional}
          >
            <Input {...register("handicap")} inputMode="decimal" />
          </Field>
        </div>
        <Field error={errors.bio?.message} label={texts.profile.bio} optional={texts.optional}>
          <LimitedTextarea form={form} limit={BIO_MAX} name="bio" rows={4} />
        </Field>
        <Field
          description={texts.profile.pictureHint}
          error={errors.profileImageUrl?.message}
          label={texts.profile.picture}
          optional={texts.optional}
        >
          <Input {...register("profileImageUrl")} autoComplete="photo" inputMode="url" type="url" />
        </Field>
        <Field
          description={texts.profile.coverHint}
          error={errors.coverImageUrl?.message}
          label={texts.profile.cover}
          optional={texts.optional}
        >
          <Input {...register("coverImageUrl")} inputMode="url" type="url" />
        </Field>
        <FormButtons isDirty={isDirty} onReset={() => reset()} saveLabel={texts.save} saving={updating} />
      </form>
    </Card>
  );
});

function PublicSwitch({ form: { control } }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control, name: "publicProfile" });
  return (
    <Switch
      checked={field.value}
      description={texts.profile.publicHint}
      label={texts.profile.public}
      onCheckedChange={(checked) => field.onChange(checked)}
    />
  );
}
