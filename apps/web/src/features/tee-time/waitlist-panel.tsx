import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { PhoneBar } from "../../components/phone-bar.tsx";
import { useGameAddress } from "./game-address.ts";
import { useJoinWaitlist } from "./use-join-waitlist.ts";

/** The way into a full game: who stands in line is offered a spot when one opens. */
export function WaitlistPanel({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { standInLine, joining, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <>
      <p className="text-small">{waitlistCount === 0 ? "Nobody is in line yet." : `${waitlistCount} in line`}</p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <PhoneBar>
        <Button onClick={() => standInLine(address)} pending={joining} size="large" wide>
          Join the waitlist
        </Button>
      </PhoneBar>
    </>
  );
}
