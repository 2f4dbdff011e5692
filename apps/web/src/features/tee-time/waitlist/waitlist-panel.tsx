import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { ownTeeTimeChange } from "../../../shared/live-sync/use-mark-stale.ts";
import { PhoneBar } from "../../../shared/page/phone-bar.tsx";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useMutationFeedback } from "../../../shared/use-mutation-feedback.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";

/** Joins the waitlist of a full game. */
export function WaitlistPanel({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { joinWaitlist, joining, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <>
      <p className="text-small">{waitlistCount === 0 ? texts.waitlist.empty : texts.waitlist.count(waitlistCount)}</p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <PhoneBar>
        <Button onClick={() => joinWaitlist(address)} pending={joining} size="large" wide>
          {texts.waitlist.join}
        </Button>
      </PhoneBar>
    </>
  );
}

type JoinWaitlist = { joinWaitlist: (input: JoinTeeTimeInput) => void; joining: boolean; refusal: string | undefined };

function useJoinWaitlist(): JoinWaitlist {
  const feedback = useMutationFeedback({
    done: texts.waitlist.done,
    failed: texts.waitlist.failed,
    reason: "below",
  });
  const request = trpc.teeTime.joinWaitlist.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { joinWaitlist: request.mutate, joining: request.isPending, refusal: feedback.refusalOf(request.error) };
}
