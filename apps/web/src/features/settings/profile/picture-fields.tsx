import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { ProfileCover } from "../../../kit/golfer/profile-cover.tsx";
import { PictureField } from "../../../kit/pictures/picture-field.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { settingsTexts } from "../texts.ts";
import { PROFILE_FORM, type ProfileForm } from "./profile-values.ts";
import { useSavedFrom } from "./use-saved-from.ts";

const words = settingsTexts.profile;

export function PhotoField({ form }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control: form.control, name: "profileImageUrl" });
  const { errors } = useFormState({ control: form.control });
  const [firstName, lastName] = useWatch({ control: form.control, name: ["firstName", "lastName"] });
  const { profileImageUrl } = useSavedFrom(useMember())({ profileImageUrl: field.value ?? "" });
  const golfer = { firstName: firstName || null, lastName: lastName || null, profileImageUrl };
  return (
    <PictureField
      isLinkWrong={Boolean(errors.profileImageUrl)}
      kind="golfer"
      link={
        <Field
          description={words.pictureHint}
          error={errors.profileImageUrl?.message}
          label={words.picture}
          optional={settingsTexts.optional}
        >
          <Input {...form.register("profileImageUrl")} autoComplete="photo" form={PROFILE_FORM} inputMode="url" type="url" />
        </Field>
      }
      onChange={field.onChange}
      preview={<GolferAvatar golfer={golfer} size="huge" />}
      title={words.photo}
      value={field.value ?? ""}
    />
  );
}

export function CoverField({ form }: { form: ProfileForm }): ReactNode {
  const { field } = useController({ control: form.control, name: "coverImageUrl" });
  const { errors } = useFormState({ control: form.control });
  const { coverImageUrl } = useSavedFrom(useMember())({ coverImageUrl: field.value ?? "" });
  return (
    <PictureField
      hint={words.coverHint}
      isLinkWrong={Boolean(errors.coverImageUrl)}
      kind="cover"
      link={
        <Field error={errors.coverImageUrl?.message} label={words.cover} optional={settingsTexts.optional}>
          <Input {...form.register("coverImageUrl")} form={PROFILE_FORM} inputMode="url" type="url" />
        </Field>
      }
      onChange={field.onChange}
      preview={
        <div className="relative aspect-[4/1] overflow-clip rounded-control bg-primary-soft">
          <ProfileCover src={coverImageUrl} />
        </div>
      }
      title={words.coverTitle}
      value={field.value ?? ""}
    />
  );
}
