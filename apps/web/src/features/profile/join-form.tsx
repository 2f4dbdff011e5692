import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/dialog";
import { Field } from "@fourball/ui/field";
import { Message } from "@fourball/ui/message";
import { Textarea } from "@fourball/ui/textarea";
import { type ReactNode, useRef, useState } from "react";
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
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <DialogFooter>
        <DialogClose>Not now</DialogClose>
        <Button pending={sending} pendingLabel="Sending..." type="submit">
          Send request
        </Button>
      </DialogFooter>
    </form>
  );
}
