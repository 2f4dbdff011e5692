import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import type { BaseSyntheticEvent } from "react";
import { useFormState } from "react-hook-form";
import { showIssues } from "../../kit/forms/form-issues.ts";
import { ANY_CHANGE, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { notify, SEEN_IN_PLACE_MS } from "../../kit/toast.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { boxesOf, type NotificationsForm, preferencesOf } from "./notifications/notification-values.ts";
import { type ProfileForm, profileFields, valuesOf } from "./profile/profile-values.ts";
import { settingsTexts } from "./texts.ts";

export type SettingsForms = { profile: ProfileForm; notifications: NotificationsForm };

/** What the golfer changed in one form and has not saved. */
export type Unsaved = {
  count: number;
  isSaving: boolean;
  isSaved: boolean;
  save: (event: BaseSyntheticEvent) => void;
  reset: () => void;
};

export function useUnsavedProfile(forms: SettingsForms, onInvalid: () => void): Unsaved {
  const { profile, notifications } = forms;
  const { dirtyFields } = useFormState({ control: profile.control });
  const { update, isSaving, isSaved } = useUpdate(forms, (account) => {
    profile.reset(valuesOf(account));
    // A phone number that came or went decides on the boxes for texts.
    notifications.reset(boxesOf(account), { keepDirtyValues: true });
  });
  return {
    count: countOf(dirtyFields),
    isSaving,
    isSaved,
    save: (event) => void profile.handleSubmit((values) => update(changedOnly(values, dirtyFields)), onInvalid)(event),
    reset: () => profile.reset(),
  };
}

export function useUnsavedPreferences(forms: SettingsForms): Unsaved {
  const { notifications } = forms;
  const { dirtyFields } = useFormState({ control: notifications.control });
  const { update, isSaving, isSaved } = useUpdate(forms, (account) => notifications.reset(boxesOf(account)));
  return {
    count: countOf(dirtyFields),
    isSaving,
    isSaved,
    save: () => update(preferencesOf(notifications.getValues(), dirtyFields)),
    reset: () => notifications.reset(),
  };
}

const countOf = (dirty: Readonly<Record<string, boolean | undefined>>): number => Object.values(dirty).filter(Boolean).length;

/** The account on screen is then the one that was stored. */
function useUpdate({ profile }: SettingsForms, show: (account: Account) => void) {
  const utils = trpc.useUtils();
  const markStale = useMarkStale();
  const request = trpc.profile.update.useMutation({
    onSuccess: (account) => {
      show(account);
      utils.account.current.setData(undefined, account);
      // A name and a picture are wherever the golfer plays.
      void markStale(ANY_CHANGE);
      void notify({ type: "success", title: settingsTexts.update.done, timeout: SEEN_IN_PLACE_MS });
    },
    onError: (error) => {
      showIssues(error, profileFields, profile.setError);
      void notifyFailure(error, settingsTexts.update.failed, settingsTexts.update.otherwise);
    },
  });
  const update = (changes: UpdateProfileInput): void => request.mutate(changes);
  return { update, isSaving: request.isPending, isSaved: request.isSuccess };
}

/** Only the dirty fields, so that changes from another tab are not overwritten. */
const changedOnly = <Values extends object>(
  values: Values,
  dirtyFields: Partial<Record<keyof Values, boolean>>,
): Partial<Values> => {
  const changed: Partial<Values> = {};
  for (const name in values) if (dirtyFields[name]) changed[name] = values[name];
  return changed;
};
