import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import type { BaseSyntheticEvent } from "react";
import { useFormState } from "react-hook-form";
import { showIssues } from "../../shared/forms/form-issues.ts";
import { ANY_CHANGE, useMarkStale } from "../../shared/live-sync/use-mark-stale.ts";
import { notify } from "../../shared/toast.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { changedOnly } from "./changed-only.ts";
import { boxesOf, type NotificationsForm, preferencesOf } from "./notifications/notification-values.ts";
import { type ProfileForm, profileFields, valuesOf } from "./profile/profile-values.ts";
import { texts } from "./texts.ts";

export type SettingsForms = { profile: ProfileForm; notifications: NotificationsForm };
type Then = { onSaved: () => void; onInvalid: () => void };

/** Saves what the golfer changed in both forms; the account on screen is then the one that was stored. */
export function useSaveSettings({ profile, notifications }: SettingsForms, { onSaved, onInvalid }: Then) {
  const utils = trpc.useUtils();
  const markStale = useMarkStale();
  const { dirtyFields: fields, isDirty: isProfileDirty } = useFormState({ control: profile.control });
  const { dirtyFields: boxes } = useFormState({ control: notifications.control });
  const request = trpc.profile.update.useMutation({
    onSuccess: (account) => {
      show(account);
      utils.account.current.setData(undefined, account);
      // A name and a picture are wherever the golfer plays.
      void markStale(ANY_CHANGE);
      void notify({ type: "success", title: texts.update.done });
    },
    onError: (error) => {
      showIssues(error, profileFields, profile.setError);
      void notifyFailure(error, texts.update.failed, texts.update.otherwise);
    },
  });

  function show(account: Account): void {
    profile.reset(valuesOf(account));
    notifications.reset(boxesOf(account));
    onSaved();
  }

  const update = (changes: UpdateProfileInput): void =>
    request.mutate({ ...changes, ...preferencesOf(notifications.getValues(), boxes) });

  async function save(event: BaseSyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!isProfileDirty) return update({});
    await profile.handleSubmit((values) => update(changedOnly(values, fields)), onInvalid)();
  }

  return { save: (event: BaseSyntheticEvent) => void save(event), saving: request.isPending };
}
