import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { BackToMarketplace } from "../../components/back-to-marketplace.tsx";
import { PhoneBar, PhoneBarSpace } from "../../components/phone-bar.tsx";
import { TeeTimeFields } from "../../components/tee-time-form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../components/tee-time-form/tee-time-form.tsx";
import { UnsavedChanges } from "../../components/unsaved-changes.tsx";
import { isUnauthorized } from "../../shared/failure.ts";
import { LivePreview } from "./live-preview.tsx";
import { createFailed, useCreateTeeTime } from "./use-create-tee-time.ts";
import { useDraftedForm } from "./use-draft.ts";

export function CreateTeeTimeScreen(): ReactNode {
  const { form, course, setCourse, wasKept, startOver } = useDraftedForm();
  const { create, creating, error } = useCreateTeeTime();
  // Whoever is led to sign in comes back to the same draft, so nothing is asked on the way.
  const isLosing = form.formState.isDirty && !(error && isUnauthorized(error));
  return (
    <div className="stack gap-4 sm:gap-5">
      <BackToMarketplace />
      <h1>Create Tee Time</h1>
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <Card className="p-4 sm:p-6">
          <TeeTimeForm error={error} form={form} onSubmit={create} otherwise={createFailed}>
            {wasKept ? <Kept startOver={startOver} /> : null}
            <TeeTimeFields course={course} onChooseCourse={setCourse} />
            <PhoneBar>
              <Button className="sm:justify-self-end" pending={creating} pendingLabel="Creating..." size="large" type="submit">
                Create Tee Time
              </Button>
            </PhoneBar>
          </TeeTimeForm>
        </Card>
        <aside className="lg:sticky lg:top-22">
          <LivePreview course={course} form={form} />
        </aside>
      </div>
      <PhoneBarSpace />
      <UnsavedChanges
        consequence="Your tee time is not created yet. What you filled in stays here until you close this tab."
        when={isLosing}
      />
    </div>
  );
}

function Kept({ startOver }: { startOver: () => void }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-4 py-2 text-small" role="status">
      We kept what you filled in.
      <Button onClick={startOver} size="small" type="button" variant="secondary">
        Start over
      </Button>
    </p>
  );
}
