import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type RenewInvite = {
  /** Rejects when it was refused. */
  renew: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useRenewInvite(): RenewInvite {
  const deed = useDeed({
    done: "The old invite link no longer works",
    failed: "Failed to renew the invite link",
    reason: "below",
  });
  const request = trpc.teeTime.renewInvite.useMutation({ onSuccess: () => deed.onDone(), onError: deed.onFailed });
  return { renew: request.mutateAsync, refusal: deed.refusalOf(request.error) };
}
