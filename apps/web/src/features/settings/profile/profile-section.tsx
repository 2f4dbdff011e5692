import type { Account } from "@fourball/domain/account/schema";
import { BIO_MAX, HANDICAP_MAX, LAST_NAME_AUDIENCES } from "@fourball/domain/profile/constants";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Input } from "@fourball/ui/forms/input";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Switch } from "@fourball/ui/forms/switch";
import { useLocation } from "@tanstack/react-router";
import Handshake from "lucide-react/icons/handshake";
import { type ReactNode, useEffect } from "react";
import { useController, useFormState } from "react-hook-form";
import { LimitedTextarea } from "../../../kit/forms/limited-textarea.tsx";
import { ShareProfileCard } from "../../../kit/golfer/share-profile-card.tsx";
import { SectionLink, SectionLinks } from "../section-link.tsx";
import { PHONE_ID } from "../sections.ts";
import { settingsTexts } from "../texts.ts";
import { CoverField, PhotoField } from "./picture-fields.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { PROFILE_FORM, type ProfileForm } from "./profile-values.ts";

type ProfileSectionProps = { account: Account; form: ProfileForm; saveBar: ReactNode };

export function ProfileSection({ account, form, saveBar }: ProfileSectionProps): ReactNode {
  return (
    <>
      <Fields form={form} saveBar={saveBar} />
      <SectionLinks label={settingsTexts.sections.profile}>
        <SectionLink icon={Handshake} to="people" />
      </SectionLinks>
      <aside aria-label={settingsTexts.preview.aside} className="stack gap-4">
        <PreviewCard account={account} form={form} />
        <ShareProfileCard />
      </aside>
    </>
  );
}

function Fields({ form, saveBar }: Omit<ProfileSectionProps, "account">): ReactNode {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  useFocusOfPhone();
  return (
    <Card>
      <div className="stack gap-5 p-4 sm:p-6">
        <PublicSwitch form={form} />
        <PhotoField form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field error={errors.firstName?.message} label={settingsTexts.profile.firstName}>
            <Input {...register("firstName")} autoComplete="given-name" form={PROFILE_FORM} />
          </Field>
          <Field error={errors.lastName?.message} label={settingsTexts.profile.lastName} optional={settingsTexts.optional}>
            <Input {...register("lastName")} autoComplete="family-name" form={PROFILE_FORM} />
          </Field>
          <Field
            description={settingsTexts.profile.handicapHint(HANDICAP_MAX)}
            error={errors.handicap?.message}
            label={settingsTexts.profile.handicap}
            optional={settingsTexts.optional}
          >
            <Input {...register("handicap")} form={PROFILE_FORM} inputMode="decimal" />
          </Field>
          <Field
            description={settingsTexts.profile.phoneHint}
            error={errors.phoneNumber?.message}
            label={settingsTexts.profile.phone}
            optional={settingsTexts.optional}
          >
            <Input {...register("phoneNumber")} autoComplete="tel" form={PROFILE_FORM} id={PHONE_ID} inputMode="tel" type="tel" />
          </Field>
        </div>
        <LastNameField form={form} />
        <Field error={errors.bio?.message} label={settingsTexts.profile.bio} optional={settingsTexts.optional}>
          <LimitedTextarea form={form} limit={BIO_MAX} name="bio" rows={4} />
        </Field>
        <CoverField form={form} />
      </div>
      {saveBar}
    </Card>
  );
}

/** A link from another section leads to the field itself. */
function useFocusOfPhone(): void {
  const isMeant = useLocation({ select: ({ hash }) => hash === PHONE_ID });
  useEffect(() => {
    if (isMeant) document.getElementById(PHONE_ID)?.focus();
  }, [isMeant]);
}

const audiences = LAST_NAME_AUDIENCES.map((value) => ({ value, content: settingsTexts.profile.lastNameAudiences[value] }));

function LastNameField({ form: { control } }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control, name: "lastNameTo" });
  return (
    <Fieldset
      description={field.value === "everyone" ? undefined : settingsTexts.profile.lastNameHint}
      legend={settingsTexts.profile.lastNameTo}
    >
      <RadioTiles
        className="grid-cols-2! *:text-center!"
        onValueChange={(value) => field.onChange(value)}
        options={audiences}
        value={field.value}
      />
    </Fieldset>
  );
}

function PublicSwitch({ form: { control } }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control, name: "publicProfile" });
  return (
    <Switch
      checked={field.value}
      description={settingsTexts.profile.publicHint}
      label={settingsTexts.profile.public}
      onCheckedChange={(checked) => field.onChange(checked)}
    />
  );
}
