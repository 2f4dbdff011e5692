import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { JoinButton } from "../join/join-button.tsx";
import { useJoinTeeTime } from "../join/use-join-tee-time.ts";

/** The join button of a card, above the link that covers it. */
export function JoinAction({ teeTime }: { teeTime: TeeTimeCard }): ReactNode {
  const { join, joining, refusal } = useJoinTeeTime();
  return (
    <>
      <span className="above-stretch grid grow">
        <JoinButton className="max-sm:px-2.5" game={teeTime} joining={joining} onJoin={() => join({ teeTimeId: teeTime.id })} />
      </span>
      {refusal ? <Message className="basis-full">{refusal}</Message> : null}
    </>
  );
}
