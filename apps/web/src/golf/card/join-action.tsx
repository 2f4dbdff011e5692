import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { spotCountsOf } from "../face/spot-counts.ts";
import { JoinButton } from "../join/join-button.tsx";
import { joinButtonState } from "../join/join-button-state.ts";
import { joinTexts } from "../join/texts.ts";
import { useAsksFirst } from "../join/use-asks-first.ts";
import { useJoinTeeTime } from "../join/use-join-tee-time.ts";

/** The join button of a card, above the link that covers it. */
export function JoinAction({ teeTime }: { teeTime: TeeTimeCard }): ReactNode {
  const { join, joining, refusal } = useJoinTeeTime();
  const asksFirst = useAsksFirst();
  const { id: teeTimeId, viewerStatus } = teeTime;
  if (asksFirst && joinButtonState({ spotCounts: spotCountsOf(teeTime), viewerStatus, joining }) === "join")
    return (
      <span className="above-stretch grid grow">
        <Link
          className={buttonStyle({ className: COMPACT })}
          params={{ teeTimeId }}
          search={{ ask: true }}
          to="/tee-times/$teeTimeId"
        >
          {joinTexts.label.join}
        </Link>
      </span>
    );
  return (
    <>
      <span className="above-stretch grid grow">
        <JoinButton className={COMPACT} game={teeTime} joining={joining} onJoin={() => join({ teeTimeId })} />
      </span>
      {refusal ? <Message className="basis-full">{refusal}</Message> : null}
    </>
  );
}

const COMPACT = "max-lg:px-2.5";
