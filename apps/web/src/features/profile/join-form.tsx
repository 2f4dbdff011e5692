import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { type ReactNode, useRef } from "react";
import { useNote } from "../../kit/forms/use-note.ts";
import { RequestFoot } from "./request-foot.tsx";
import type { RequestProps } from "./request-props.ts";
import { texts } from "./texts.ts";
import { useRequestToJoin } from "./use-request-to-join.ts";

export function JoinForm({ game, onClose }: RequestProps): ReactNode {
  const { note, error, textarea } = useNote(texts.request.messageName, JOIN_MESSAGE_MAX);
  const { send, sending, refusal } = useRequestToJoin(onClose);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) box.current?.focus();
        else send({ teeTimeId: game.id, message: note });
      }}
    >
      <Field error={error} label={texts.request.note} optional={texts.request.optional}>
        <Textarea {...textarea} ref={box} rows={3} />
      </Field>
      <RequestFoot refusal={refusal} sending={sending} />
    </form>
  );
}
