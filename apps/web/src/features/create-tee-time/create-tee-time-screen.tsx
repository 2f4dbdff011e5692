import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense } from "react";
import { UnsavedForm } from "../../shared/forms/unsaved-form.tsx";
import { BackToMarketplace } from "../../shared/page/back-to-marketplace.tsx";
import { PhoneBar, PhoneBarSpace } from "../../shared/page/phone-bar.tsx";
import { isUnauthorized } from "../../shared/trpc/failure.ts";
import { whenIdle } from "../../shared/when-idle.ts";
import { TeeTimeFields } from "../../tee-time/form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../tee-time/form/tee-time-form.tsx";
import { LivePreview } from "./live-preview.tsx";
import { texts } from "./texts.ts";
import { useCreateTeeTime } from "./use-create-tee-time.ts";
import { DraftKeeper, useDraftedForm } from "./use-draft.ts";

const Shortcuts = lazy(() =>
  whenIdle()
    .then(() => import("./shortcuts.tsx"))
    .then(({ Shortcuts }) => ({ default: Shortcuts })),
);

const MiniPreview = lazy(() =>
  whenIdle()
    .then(() => import("./mini-preview.tsx"))
    .then(({ MiniPreview }) => ({ default: MiniPreview })),
);

export function CreateTeeTimeScreen(): ReactNode {
  const { form, course, setCourse, wasRestored, startOver } = useDraftedForm();
  const { create, creating, error } = useCreateTeeTime();
  return (
    <div className="stack gap-4 sm:gap-5">
      <BackToMarketplace />
      <h1>{texts.title}</h1>
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <Card className="p-4 sm:p-6">
          <TeeTimeForm error={error} form={form} onSubmit={create} otherwise={texts.failed}>
            {wasRestored ? <DraftRestored startOver={startOver} /> : null}
            <Suspense fallback={<div className="h-9 coarse:h-11" />}>
              <Shortcuts course={course} form={form} setCourse={setCourse} />
            </Suspense>
            <TeeTimeFields course={course} onChooseCourse={setCourse} />
            <PhoneBar>
              <Suspense fallback={<div className="mb-2 h-9 sm:hidden" />}>
                <MiniPreview course={course} form={form} />
              </Suspense>
              <Button
                className="sm:justify-self-end"
                pending={creating}
                pendingLabel={texts.submitting}
                size="large"
                type="submit"
              >
                {texts.submit}
              </Button>
            </PhoneBar>
          </TeeTimeForm>
        </Card>
        <aside className="lg:sticky lg:top-22">
          <LivePreview course={course} form={form} />
        </aside>
      </div>
      <PhoneBarSpace />
      <div aria-hidden="true" className="h-11 sm:hidden" />
      <DraftKeeper course={course} form={form} />
      <UnsavedForm
        consequence={texts.unsaved}
        control={form.control}
        // The draft survives sign-in, so leaving for it needs no confirmation.
        isLeavingFree={error !== null && isUnauthorized(error)}
      />
    </div>
  );
}

function DraftRestored({ startOver }: { startOver: () => void }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-4 py-2 text-small" role="status">
      {texts.restored}
      <Button onClick={startOver} size="small" type="button" variant="secondary">
        {texts.startOver}
      </Button>
    </p>
  );
}
