import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { type CourseChoice, type TeeTimeFormState, useTeeTimeForm, valuesOf } from "../../../golf/form/form-values.ts";
import { PhoneFields } from "../../../golf/form/sentence/phone-fields.tsx";
import { TeeTimeFields } from "../../../golf/form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../../golf/form/tee-time-form.tsx";
import { UnsavedForm } from "../../../kit/forms/unsaved-form.tsx";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { useIsTablet } from "../../../kit/page/use-is-wide.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { isUnauthorized } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { proposalTexts } from "../proposal/texts.ts";
import { useProposeChange } from "../proposal/use-propose-change.ts";
import { teeTimeTexts } from "../texts.ts";

/** Open while the address says so; closing adds a history entry. */
export function EditDialog({ isOpen, teeTime }: { isOpen: boolean; teeTime: TeeTimeDetail }): ReactNode {
  const navigate = useNavigate({ from: "/tee-times/$teeTimeId" });
  const close = (options: { ignoreBlocker?: boolean } = {}): void =>
    void navigate({ search: (search) => ({ ...search, edit: undefined }), replace: true, ...options });
  return (
    <Dialog
      description={teeTimeTexts.edit.description}
      onOpenChange={(open) => open || close()}
      open={isOpen}
      size="large"
      title={teeTimeTexts.edit.title}
    >
      <EditForm onSaved={() => close({ ignoreBlocker: true })} teeTime={teeTime} />
    </Dialog>
  );
}

function EditForm({ teeTime, onSaved }: { teeTime: TeeTimeDetail; onSaved: () => void }): ReactNode {
  const form = useTeeTimeForm(valuesOf(teeTime));
  const [course, setCourse] = useState<CourseChoice | null>(teeTime.course);
  const { edit, saving, error: refused } = useEditTeeTime(teeTime, onSaved);
  const { propose, proposing, error: notAsked } = useProposeChange(teeTime, onSaved);
  const isMoving = useIsMoving(form, teeTime);
  const error = refused ?? notAsked;
  const Fields = useIsTablet() ? TeeTimeFields : PhoneFields;
  return (
    <>
      <TeeTimeForm error={error} form={form} onSubmit={edit} otherwise={teeTimeTexts.edit.failed}>
        <Fields course={course} editing={teeTime} onChooseCourse={setCourse} />
        <DialogFooter>
          <DialogClose type="button">{teeTimeTexts.edit.keep}</DialogClose>
          {isMoving && teeTime.confirmedCount > teeTime.guests.length ? (
            <Button
              onClick={form.handleSubmit(propose)}
              pending={proposing}
              pendingLabel={proposalTexts.proposing}
              type="button"
              variant="secondary"
            >
              {proposalTexts.propose}
            </Button>
          ) : null}
          <Button pending={saving} pendingLabel={teeTimeTexts.edit.saving} type="submit">
            {teeTimeTexts.edit.save}
          </Button>
        </DialogFooter>
      </TeeTimeForm>
      <UnsavedForm
        consequence={teeTimeTexts.edit.unsaved}
        control={form.control}
        isLeavingFree={error !== null && isUnauthorized(error)}
      />
    </>
  );
}

/** Whether the course, the date or the time is another one: then the players can be asked first. */
function useIsMoving({ control }: TeeTimeFormState, teeTime: TeeTimeDetail): boolean {
  const [courseId, date, time] = useWatch({ control, name: ["courseId", "date", "time"] });
  return courseId !== teeTime.courseId || date !== teeTime.date || time !== teeTime.time;
}

type EditTeeTime = { edit: (input: CreateTeeTimeInput) => void; saving: boolean; error: ApiError | null };

function useEditTeeTime({ id, mood }: TeeTimeDetail, onSaved: () => void): EditTeeTime {
  const request = useAction(trpc.teeTime.edit, {
    done: teeTimeTexts.edit.done,
    failed: teeTimeTexts.edit.failed,
    change: () => ownTeeTimeChange(id, "edited"),
    after: onSaved,
  });
  return {
    // A mood that stays keeps its emoji, whichever that is.
    edit: (input) => request.mutate({ ...input, mood: input.mood === mood ? undefined : input.mood, teeTimeId: id }),
    saving: request.isPending,
    error: request.error,
  };
}
