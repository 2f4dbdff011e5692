import type { GuestRequestInput } from "@fourball/domain/guest/schema";
import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { ANY_CHANGE, ownTeeTimeChange, useMarkStale } from "../../shared/live-sync/use-mark-stale.ts";
import { notify } from "../../shared/toast.ts";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { refusalOf } from "../../shared/trpc/failure.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

type Request<Input> = { send: (input: Input) => void; sending: boolean; refusal: string | undefined };

/** The toasts and refetching that both kinds of requests share. */
function useRequestFeedback(onSent: () => void): {
  onSuccess: (made: { teeTimeId: string }) => void;
  onError: (error: ApiError) => void;
} {
  const markStale = useMarkStale();
  return {
    onSuccess: ({ teeTimeId }) => {
      void notify({ type: "success", title: texts.request.done });
      void markStale(ownTeeTimeChange(teeTimeId, "seats"));
      onSent();
    },
    onError: (error) => {
      if (notifyFailure(error, texts.request.failed, texts.request.otherwise)) void markStale(ANY_CHANGE);
    },
  };
}

export function useRequestToJoin(onSent: () => void): Request<JoinTeeTimeInput> {
  const { mutate, isPending, error } = trpc.teeTime.join.useMutation(useRequestFeedback(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error, texts.request.otherwise) };
}

/** `sent` is the page that shows what becomes of the request. */
export function useRequestAsGuest(): Request<GuestRequestInput> & { sent: string | undefined } {
  const { mutate, isPending, error, data } = trpc.guest.request.useMutation(useRequestFeedback(() => undefined));
  return { sent: data?.statusPath, send: mutate, sending: isPending, refusal: refusalOf(error, texts.request.otherwise) };
}
