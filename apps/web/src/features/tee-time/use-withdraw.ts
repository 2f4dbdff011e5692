import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type Withdraw = {
  /** Rejects when it was refused. */
  withdraw: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useWithdraw(): Withdraw {
  const deed = useDeed({
    done: "You have withdrawn from this tee time",
    failed: "Failed to withdraw from tee time",
    reason: "below",
  });
  const request = trpc.teeTime.withdraw.useMutation({ onSuccess: () => deed.onDone(), onError: deed.onFailed });
  return { withdraw: request.mutateAsync, refusal: deed.refusalOf(request.error) };
}
