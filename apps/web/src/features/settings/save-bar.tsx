import { Button } from "@fourball/ui/button";
import type { BaseSyntheticEvent, ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { UnsavedChanges } from "../../kit/forms/unsaved-changes.tsx";
import { PROFILE_FORM } from "./profile/profile-values.ts";
import { settingsTexts } from "./texts.ts";
import { type SettingsForms, type Unsaved, useUnsavedPreferences, useUnsavedProfile } from "./use-save-settings.ts";

type SaveBarProps = { forms: SettingsForms; isElsewhere?: boolean };

export function ProfileSaveBar({ onInvalid, ...props }: SaveBarProps & { onInvalid: () => void }): ReactNode {
  return <SaveBar {...props} id={PROFILE_FORM} label={settingsTexts.save} unsaved={useUnsavedProfile(props.forms, onInvalid)} />;
}

export function PreferencesSaveBar(props: SaveBarProps): ReactNode {
  const unsaved = useUnsavedPreferences(props.forms);
  return (
    <SaveBar
      {...props}
      label={settingsTexts.notifications.save}
      note={settingsTexts.notifications.inActivity}
      unsaved={unsaved}
    />
  );
}

const IN_SIGHT = "sticky bottom-0 z-10 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))]";

type FormProps = { id?: string; label: string; unsaved: Unsaved; isElsewhere?: boolean; note?: string };

/** At the end of its section, in its card or, with a note, below its cards; elsewhere only while something in the section is not saved. */
function SaveBar({ id, label, unsaved, isElsewhere = false, note }: FormProps): ReactNode {
  const { count, isSaving, isSaved, save, reset } = unsaved;
  if (isElsewhere && count === 0) return null;
  const submit = (event: BaseSyntheticEvent): void => {
    event.preventDefault();
    if (count > 0 && !isSaving) save(event);
  };
  const isCard = isElsewhere || (note !== undefined && count > 0);
  const place = isCard ? "rounded-card border px-4 sm:px-6" : note ? "" : "border-t px-4 sm:px-6";
  return (
    <form
      className={`flex flex-wrap items-center justify-end gap-2 border-line py-3 ${place} ${isCard || !note ? "bg-surface" : ""} ${count > 0 && !isElsewhere ? IN_SIGHT : ""}`}
      id={id}
      noValidate
      onSubmit={submit}
    >
      <div className={`grow text-ink-2 text-small ${note || count > 0 ? "max-sm:w-full" : ""}`}>
        {note && count === 0 ? <p>{note}</p> : null}
        <p role="status">
          {count > 0 ? <strong className="font-semibold text-ink">{settingsTexts.changes(count)}</strong> : null}
          {count === 0 && isSaved ? settingsTexts.allSaved : null}
        </p>
      </div>
      <Button
        className="max-sm:grow"
        disabled={count === 0 || isSaving}
        focusableWhenDisabled
        onClick={reset}
        type="button"
        variant="secondary"
      >
        {settingsTexts.reset}
      </Button>
      <Button
        className="max-sm:grow"
        disabled={count === 0}
        focusableWhenDisabled
        pending={isSaving}
        pendingLabel={settingsTexts.saving}
        type="submit"
      >
        {label}
      </Button>
    </form>
  );
}

export function UnsavedSettings({ forms, isLeavingFree }: { forms: SettingsForms; isLeavingFree: boolean }): ReactNode {
  const { isDirty: isProfileDirty } = useFormState({ control: forms.profile.control });
  const { isDirty: arePreferencesDirty } = useFormState({ control: forms.notifications.control });
  const isDirty = isProfileDirty || arePreferencesDirty;
  return <UnsavedChanges consequence={settingsTexts.unsaved} isPageFree when={isDirty && !isLeavingFree} />;
}
