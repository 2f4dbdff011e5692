import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { useGameAddress } from "../game-address.ts";
import { teeTimeTexts } from "../texts.ts";
import { useJoinWaitlist } from "./use-waitlist.ts";

/** Joins the waitlist of a full game. */
export function WaitlistPanel({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { mutate, isPending, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <>
      <p className="text-small">
        {waitlistCount === 0 ? teeTimeTexts.waitlist.empty : teeTimeTexts.waitlist.count(waitlistCount)}
      </p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      {useIsRoomy() ? (
        <Button onClick={() => mutate(address)} pending={isPending} size="large" wide>
          {teeTimeTexts.waitlist.join}
        </Button>
      ) : null}
    </>
  );
}
