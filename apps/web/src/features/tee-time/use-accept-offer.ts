import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type AcceptOffer = { accept: (input: OpenTeeTimeInput) => void; accepting: boolean; refusal: string | undefined };

/** Takes the spot that opened to the host. */
export function useAcceptOffer(): AcceptOffer {
  const deed = useDeed({ done: "Join request sent successfully!", failed: "Failed to request the spot", reason: "below" });
  const request = trpc.teeTime.acceptOffer.useMutation({ onSuccess: () => deed.onDone(), onError: deed.onFailed });
  return { accept: request.mutate, accepting: request.isPending, refusal: deed.refusalOf(request.error) };
}
