import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { UnsavedChanges } from "../../shared/forms/unsaved-changes.tsx";
import { texts } from "./texts.ts";
import { type SettingsForms, useSaveSettings } from "./use-save-settings.ts";

/** Fields elsewhere on the page belong to the form of this id, so that Enter in one of them saves. */
export const SETTINGS_FORM = "settings-form";

type SaveCardProps = { forms: SettingsForms; isLeavingFree: boolean; onInvalid: () => void };

/** What is not saved yet, while there is something; in the rail of a wide page, otherwise a bar at the bottom. */
export function SaveCard({ forms, isLeavingFree, onInvalid }: SaveCardProps): ReactNode {
  const [isSaved, setSaved] = useState(false);
  const count = useChangeCount(forms);
  const { isDirty: isProfileDirty } = useFormState({ control: forms.profile.control });
  const { save, saving } = useSaveSettings(forms, { onSaved: () => setSaved(true), onInvalid });
  const reset = (): void => {
    forms.profile.reset();
    forms.notifications.reset();
    setSaved(false);
  };
  return (
    <>
      <form id={SETTINGS_FORM} noValidate onSubmit={save}>
        {count > 0 ? (
          <Card className="flex flex-wrap items-center justify-end gap-2 px-4 py-3 max-lg:fixed! max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] lg:p-4">
            <p className="grow font-semibold text-small" role="status">
              {texts.changes(count)}
            </p>
            <Button className="lg:grow" pending={saving} pendingLabel={texts.saving} type="submit">
              {isProfileDirty ? texts.save : texts.notifications.save}
            </Button>
            <Button disabled={saving} focusableWhenDisabled onClick={reset} type="button" variant="secondary">
              {texts.reset}
            </Button>
          </Card>
        ) : null}
        {count === 0 && isSaved ? <Saved /> : null}
      </form>
      {count > 0 ? <div aria-hidden="true" className="h-16 lg:hidden" /> : null}
      <UnsavedChanges consequence={texts.unsaved} isPageFree when={count > 0 && !isLeavingFree} />
    </>
  );
}

/** Takes the focus that the button had, which is gone once everything is saved. */
function Saved(): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p className="text-ink-2 text-small outline-none max-lg:sr-only" ref={line} tabIndex={-1}>
      {texts.allSaved}
    </p>
  );
}

function useChangeCount({ profile, notifications }: SettingsForms): number {
  const fields = useFormState({ control: profile.control }).dirtyFields;
  const boxes = useFormState({ control: notifications.control }).dirtyFields;
  return [...Object.values(fields), ...Object.values(boxes)].filter(Boolean).length;
}
