import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import { Field } from "@fourball/ui/field";
import { Textarea } from "@fourball/ui/textarea";
import { type ReactNode, useRef, useState } from "react";
import { RequestFoot } from "./request-foot.tsx";
import type { RequestProps } from "./request-props.ts";
import { useRequestToJoin } from "./use-request-to-join.ts";

export function JoinForm({ game, onClose }: RequestProps): ReactNode {
  const [message, setMessage] = useState("");
  const { send, sending, refusal } = useRequestToJoin(onClose);
  const note = useRef<HTMLTextAreaElement>(null);
  const tooLong = message.trim().length > JOIN_MESSAGE_MAX;
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong) note.current?.focus();
        else send({ teeTimeId: game.id, message });
      }}
    >
      <Field
        error={tooLong ? `Message must be ${JOIN_MESSAGE_MAX} characters or less` : undefined}
        label="A note for the host"
        optional="(optional)"
      >
        <Textarea
          limit={JOIN_MESSAGE_MAX}
          onChange={({ target }) => setMessage(target.value)}
          ref={note}
          rows={3}
          value={message}
        />
      </Field>
      <RequestFoot refusal={refusal} sending={sending} />
    </form>
  );
}
