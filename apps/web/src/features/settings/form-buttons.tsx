import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

type FormButtonsProps = { saveLabel: string; saving: boolean; isDirty: boolean; onReset: () => void };

/** Reset goes back to what was last saved. */
export function FormButtons({ saveLabel, saving, isDirty, onReset }: FormButtonsProps): ReactNode {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button disabled={!isDirty || saving} focusableWhenDisabled onClick={onReset} type="button" variant="secondary">
        {texts.reset}
      </Button>
      <Button disabled={!isDirty} focusableWhenDisabled pending={saving} pendingLabel={texts.saving} type="submit">
        {saveLabel}
      </Button>
    </div>
  );
}
