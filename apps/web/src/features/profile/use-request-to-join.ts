import type { GuestRequestInput } from "@fourball/domain/guest/schema";
import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";
import { useRefreshGames } from "../../shared/use-refresh-games.ts";

const failed = "Failed to submit join request. Please try again.";

type Request<Input> = { send: (input: Input) => void; sending: boolean; refusal: string | undefined };

const refusalOf = (error: ApiError | null): string | undefined =>
  error && !isUnauthorized(error) ? failureMessage(error, failed) : undefined;

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
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Request Failed", description: failureMessage(error, failed) });
      void refresh();
    },
  };
}

export function useRequestToJoin(onSent: () => void): Request<JoinTeeTimeInput> {
  const { mutate, isPending, error } = trpc.teeTime.join.useMutation(useOutcome(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error) };
}

export function useRequestAsGuest(onSent: () => void): Request<GuestRequestInput> {
  const { mutate, isPending, error } = trpc.guest.request.useMutation(useOutcome(onSent));
  return { send: mutate, sending: isPending, refusal: refusalOf(error) };
}
