import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { UnsavedForm } from "../../../shared/forms/unsaved-form.tsx";
import { isUnauthorized } from "../../../shared/trpc/failure.ts";
import { type CourseChoice, useTeeTimeForm, valuesOf } from "../../../tee-time/form/form-values.ts";
import { TeeTimeFields } from "../../../tee-time/form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../../tee-time/form/tee-time-form.tsx";
import { texts } from "../texts.ts";
import { useEditTeeTime } from "./use-edit-tee-time.ts";

export function EditForm({ teeTime, onSaved }: { teeTime: TeeTimeDetail; onSaved: () => void }): ReactNode {
  const form = useTeeTimeForm(valuesOf(teeTime));
  const [course, setCourse] = useState<CourseChoice | null>(teeTime.course);
  const { edit, saving, error } = useEditTeeTime(teeTime, onSaved);
  return (
    <>
      <TeeTimeForm error={error} form={form} onSubmit={edit} otherwise={texts.edit.failed}>
        <TeeTimeFields course={course} editing={teeTime.id} minPlayers={teeTime.confirmedCount + 1} onChooseCourse={setCourse} />
        <DialogFooter>
          <DialogClose type="button">{texts.edit.keep}</DialogClose>
          <Button pending={saving} pendingLabel={texts.edit.saving} type="submit">
            {texts.edit.save}
          </Button>
        </DialogFooter>
      </TeeTimeForm>
      <UnsavedForm
        consequence={texts.edit.unsaved}
        control={form.control}
        isLeavingFree={error !== null && isUnauthorized(error)}
      />
    </>
  );
}
