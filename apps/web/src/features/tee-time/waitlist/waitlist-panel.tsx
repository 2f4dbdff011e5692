import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";
import { useJoinWaitlist } from "./use-join-waitlist.ts";

/** Joins the waitlist of a full game. */
export function WaitlistPanel({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { joinWaitlist, joining, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <>
      <p className="text-small">{waitlistCount === 0 ? texts.waitlist.empty : texts.waitlist.count(waitlistCount)}</p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      {useIsRoomy() ? (
        <Button onClick={() => joinWaitlist(address)} pending={joining} size="large" wide>
          {texts.waitlist.join}
        </Button>
      ) : null}
    </>
  );
}
