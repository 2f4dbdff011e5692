import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Field } from "@fourball/ui/field";
import { Message } from "@fourball/ui/message";
import { Textarea } from "@fourball/ui/textarea";
import { type ReactNode, useState } from "react";
import { JoinButton } from "../../components/join-button.tsx";
import { PhoneBar } from "../../components/phone-bar.tsx";
import type { useJoinTeeTime } from "../../components/use-join-tee-time.ts";
import { useGameAddress } from "./game-address.ts";

type JoinPanelProps = { teeTime: TeeTimeDetail; join: ReturnType<typeof useJoinTeeTime> };

export function JoinPanel({ teeTime, join: { join, joining, refusal } }: JoinPanelProps): ReactNode {
  const [message, setMessage] = useState("");
  const address = useGameAddress();
  const isTooLong = message.trim().length > JOIN_MESSAGE_MAX;

  function ask(): void {
    if (!isTooLong) join({ ...address, ...(message.trim() && { message: message.trim() }) });
  }

  return (
    <>
      <Field
        error={isTooLong ? `Message must be ${JOIN_MESSAGE_MAX} characters or less` : undefined}
        label="Message to the host"
        optional="(optional)"
      >
        <Textarea
          className="min-h-18"
          limit={JOIN_MESSAGE_MAX}
          onChange={(event) => setMessage(event.target.value)}
          placeholder="How you play, when you can be there…"
          rows={2}
          value={message}
        />
      </Field>
      {refusal ? <Message>{refusal}</Message> : null}
      <PhoneBar>
        <JoinButton game={teeTime} joining={joining} onJoin={ask} size="large" wide />
      </PhoneBar>
    </>
  );
}
