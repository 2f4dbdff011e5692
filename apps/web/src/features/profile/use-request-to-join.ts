import type { GuestRequestInput } from "@fourball/domain/guest/schema";
import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { ANY_CHANGE, ownTeeTimeChange, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { notify, SEEN_IN_PLACE_MS } from "../../kit/toast.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { refusalOf } from "../../kit/trpc/failure.ts";
import { isSent } from "../../kit/trpc/is-sent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { profileTexts } from "./texts.ts";

type Request<Input> = { send: (input: Input) => void; sending: boolean; refusal: string | undefined };

/** The toasts and refetching that both kinds of requests share. */
function useRequestFeedback(onSent: () => void): {
  onSuccess: (made: { teeTimeId: string }) => void;
  onError: (error: ApiError) => void;
} {
  const markStale = useMarkStale();
  return {
    onSuccess: ({ teeTimeId }) => {
      void notify({ type: "success", title: profileTexts.request.done, timeout: SEEN_IN_PLACE_MS });
      void markStale(ownTeeTimeChange(teeTimeId, "spots"));
      onSent();
    },
    onError: (error) => {
      if (notifyFailure(error, profileTexts.request.failed, profileTexts.request.otherwise)) void markStale(ANY_CHANGE);
    },
  };
}

export function useRequestToJoin(onSent: () => void): Request<JoinTeeTimeInput> {
  const { mutate, isPending, error } = trpc.teeTime.join.useMutation(useRequestFeedback(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error, profileTexts.request.otherwise) };
}

type GuestRequest = Request<GuestRequestInput> & {
  /** The page that shows what becomes of the request, or the address whose link has to be opened first. */
  sent: { path: string } | { checkEmail: string } | undefined;
  resend: () => Promise<boolean>;
  /** Back to the form. */
  startOver: () => void;
};

export function useRequestAsGuest(): GuestRequest {
  const feedback = useRequestFeedback(() => undefined);
  const request = trpc.guest.request.useMutation({
    ...feedback,
    onSuccess: (made) => ("checkEmail" in made ? undefined : feedback.onSuccess(made)),
  });
  const { data, variables, error } = request;
  return {
    sent: data && ("checkEmail" in data ? data : { path: data.statusPath }),
    send: request.mutate,
    resend: async () => variables !== undefined && (await isSent(request.mutateAsync(variables))),
    startOver: request.reset,
    sending: request.isPending,
    refusal: refusalOf(error, profileTexts.request.otherwise),
  };
}
