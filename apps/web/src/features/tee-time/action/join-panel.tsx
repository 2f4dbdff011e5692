import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useNote } from "../../../shared/forms/use-note.ts";
import { PhoneBar } from "../../../shared/page/phone-bar.tsx";
import { JoinButton } from "../../../tee-time/join/join-button.tsx";
import type { useJoinTeeTime } from "../../../tee-time/join/use-join-tee-time.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";

type JoinPanelProps = { teeTime: TeeTimeDetail; join: ReturnType<typeof useJoinTeeTime> };

export function JoinPanel({ teeTime, join: { join, joining, refusal } }: JoinPanelProps): ReactNode {
  const { note, error, textarea } = useNote(texts.join.messageName, JOIN_MESSAGE_MAX);
  const address = useGameAddress();

  function requestSpot(): void {
    if (!error) join({ ...address, message: note });
  }

  return (
    <>
      <Field error={error} label={texts.join.message} optional={texts.join.optional}>
        <Textarea {...textarea} className="min-h-18" placeholder={texts.join.placeholder} rows={2} />
      </Field>
      {refusal ? <Message>{refusal}</Message> : null}
      <PhoneBar>
        <JoinButton game={teeTime} joining={joining} onJoin={requestSpot} size="large" wide />
      </PhoneBar>
    </>
  );
}
