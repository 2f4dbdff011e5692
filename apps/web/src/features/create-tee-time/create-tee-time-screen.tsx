import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { lazy, type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { dotsOf } from "../../golf/face/spot-counts.ts";
import { useTeeTimeFields } from "../../golf/form/form-values.ts";
import { PhoneFields } from "../../golf/form/sentence/phone-fields.tsx";
import { Sentence } from "../../golf/form/sentence/sentence.tsx";
import { TeeTimeFields } from "../../golf/form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../golf/form/tee-time-form.tsx";
import { UnsavedForm } from "../../kit/forms/unsaved-form.tsx";
import { BackToMarketplace } from "../../kit/page/back-to-marketplace.tsx";
import { useIsRoomy, useIsTablet } from "../../kit/page/use-is-wide.ts";
import { isUnauthorized } from "../../kit/trpc/failure.ts";
import { optionalPart } from "../../kit/when-idle.ts";
import "./create-tee-time.css";
import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { keepLiveGame } from "../../golf/live-game.ts";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { useMember } from "../../kit/session/member.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { forgetDraft } from "./draft.ts";
import { SkyTop } from "./sky-top.tsx";
import { createTexts } from "./texts.ts";
import { useDraftedForm } from "./use-draft.ts";

const DraftRestored = lazy(async () => ({ default: (await import("./draft-parts.tsx")).DraftRestored }));
const DraftKeeper = optionalPart(async () => (await import("./draft-parts.tsx")).DraftKeeper);

export function CreateTeeTimeScreen(): ReactNode {
  const { form, course, setCourse, comingCourse, wasRestored, startOver } = useDraftedForm();
  const { create, creating, error } = useCreateTeeTime();
  const isRoomy = useIsRoomy();
  const hasFields = useIsTablet();
  const chosen = { course, comingCourse };
  return (
    <div className="mx-auto stack w-full max-w-3xl gap-4" data-own-frame>
      {isRoomy ? (
        <div className="-mt-4.5 -mb-2 flex min-h-10 items-center">
          <BackToMarketplace />
        </div>
      ) : null}
      <Card className="max-sm:contents">
        <SkyTop course={course} form={form} />
        <div className="sm:p-6">
          <TeeTimeForm error={error} form={form} onSubmit={create} otherwise={createTexts.failed}>
            {wasRestored ? (
              <Suspense>
                <DraftRestored startOver={startOver} />
              </Suspense>
            ) : null}
            {hasFields ? (
              <>
                <Sentence {...chosen} />
                <TeeTimeFields course={course} onChooseCourse={setCourse} />
              </>
            ) : (
              <PhoneFields {...chosen} onChooseCourse={setCourse} />
            )}
            <div className="create-bar no-print flex items-center gap-4 bg-surface">
              <ChosenDots />
              <Button
                className="grow sm:grow-0"
                pending={creating}
                pendingLabel={createTexts.submitting}
                size="large"
                type="submit"
              >
                {createTexts.submit}
              </Button>
            </div>
          </TeeTimeForm>
        </div>
      </Card>
      <Suspense>
        <DraftKeeper course={course} form={form} />
      </Suspense>
      <UnsavedForm
        consequence={createTexts.unsaved}
        control={form.control}
        // The draft survives sign-in, so leaving for it needs no confirmation.
        isLeavingFree={error !== null && isUnauthorized(error)}
      />
    </div>
  );
}

/** One for each player; the sentence says how many. */
function ChosenDots(): ReactNode {
  const { control } = useTeeTimeFields();
  const totalSlots = useWatch({ control, name: "totalSlots" }) ?? DEFAULT_SLOTS;
  const game = { totalSlots, confirmedCount: 0, offeredCount: 0, pendingCount: 0, viewerStatus: "host" as const };
  return <Dots dots={dotsOf(game)} />;
}

type CreateTeeTime = { create: (input: CreateTeeTimeInput) => void; creating: boolean; error: ApiError | null };

/** Creates a game and navigates to the marketplace. */
function useCreateTeeTime(): CreateTeeTime {
  const { id } = useMember();
  const feedback = useMutationFeedback({
    done: createTexts.done,
    isToast: true,
    failed: createTexts.failed,
    reason: "elsewhere",
  });
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const request = trpc.teeTime.create.useMutation({
    onSuccess: async (created) => {
      forgetDraft(id);
      feedback.onDone(ownTeeTimeChange(created.id, "created"));
      keepLiveGame(id, created.id);
      utils.teeTime.get.setData({ teeTimeId: created.id }, created);
      await navigate({ to: "/marketplace", state: { liveGame: created.id }, ignoreBlocker: true });
    },
    onError: feedback.onFailed,
  });
  return { create: request.mutate, creating: request.isPending, error: request.error };
}
