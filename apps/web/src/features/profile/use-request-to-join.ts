import type { GuestRequestInput } from "@fourball/domain/guest/schema";
import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { refusalOf } from "../../shared/failure.ts";
import { tellFailure } from "../../shared/tell-failure.ts";
import { notify } from "../../shared/toast.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";
import { useRefreshGames } from "../../shared/use-refresh-games.ts";

const failed = "Failed to submit join request. Please try again.";

type Request<Input> = { send: (input: Input) => void; sending: boolean; refusal: string | undefined };

/** What both ways of asking say and refresh. */
function useOutcome(onSent: () => void): { onSuccess: () => void; onError: (error: ApiError) => void } {
  const refresh = useRefreshGames();
  return {
    onSuccess: () => {
      void notify({ type: "success", title: "Request Submitted Successfully!" });
      void refresh();
      onSent();
    },
    onError: (error) => {
      if (tellFailure(error, "Request Failed", failed)) void refresh();
    },
  };
}

export function useRequestToJoin(onSent: () => void): Request<JoinTeeTimeInput> {
  const { mutate, isPending, error } = trpc.teeTime.join.useMutation(useOutcome(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error, failed) };
}

export function useRequestAsGuest(onSent: () => void): Request<GuestRequestInput> {
  const { mutate, isPending, error } = trpc.guest.request.useMutation(useOutcome(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error, failed) };
}
