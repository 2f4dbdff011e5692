import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type JoinWaitlist = { standInLine: (input: JoinTeeTimeInput) => void; joining: boolean; refusal: string | undefined };

export function useJoinWaitlist(): JoinWaitlist {
  const deed = useDeed({ done: "You are on the waitlist", failed: "Failed to join the waitlist", reason: "below" });
  const request = trpc.teeTime.joinWaitlist.useMutation({ onSuccess: () => deed.onDone(), onError: deed.onFailed });
  return { standInLine: request.mutate, joining: request.isPending, refusal: deed.refusalOf(request.error) };
}
