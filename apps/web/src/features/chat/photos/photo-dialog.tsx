import { CHAT_MESSAGE_MAX } from "@fourball/domain/chat/constants";
import { type ChatMessage, chatMessage } from "@fourball/domain/chat/message";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type FormEvent, type ReactNode, useState } from "react";
import { cropPicture } from "../../../kit/pictures/crop-picture.ts";
import { PictureRefusal } from "../../../kit/pictures/open-picture.ts";
import { pictureTexts } from "../../../kit/pictures/texts.ts";
import { sendPicture } from "../../../kit/pictures/upload-picture.ts";
import { randomId } from "../../../kit/random-id.ts";
import { chatTexts } from "../texts.ts";

type PhotoDialogProps = {
  teeTimeId: string;
  /** The chosen picture, as an address of this page. */
  picture: string;
  onSent: (message: ChatMessage) => void;
  onClose: () => void;
};

/** Shows a photo before it is sent, and asks once what is on it. */
export function PhotoDialog(props: PhotoDialogProps): ReactNode {
  const { picture, onClose } = props;
  const [description, setDescription] = useState("");
  const { send, isSending, problem } = useSendPhoto(props, description);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The form is inside the one of the composer in the tree of components.
    event.stopPropagation();
    void send();
  }

  return (
    <Dialog onOpenChange={(open) => (open || isSending ? undefined : onClose())} open title={chatTexts.photo}>
      <form className="stack gap-4" onSubmit={submit}>
        <img
          alt={chatTexts.photoPreview}
          className="mx-auto max-w-full rounded-control"
          src={picture}
          style={{ maxHeight: "40dvh" }}
        />
        <Field description={chatTexts.describeHint} label={chatTexts.describe} optional={chatTexts.optional}>
          <Input
            autoComplete="off"
            maxLength={CHAT_MESSAGE_MAX}
            onChange={({ target }) => setDescription(target.value)}
            value={description}
          />
        </Field>
        {problem ? <Alert>{problem}</Alert> : null}
        <DialogFooter>
          <DialogClose disabled={isSending} type="button">
            {chatTexts.cancel}
          </DialogClose>
          <Button pending={isSending} pendingLabel={chatTexts.sendingPhoto} type="submit">
            {chatTexts.sendPhoto}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useSendPhoto({ teeTimeId, picture, onSent, onClose }: PhotoDialogProps, description: string) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Sent again after a lost answer, it is still one message.
  const [clientId] = useState(randomId);

  async function send(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      const query = new URLSearchParams({ description, clientId });
      const file = await cropPicture(picture, PICTURE_SIZES.chat[0]);
      onSent(await sendPicture(`/api/tee-times/${teeTimeId}/photos?${query}`, file, chatMessage));
      onClose();
    } catch (error) {
      setProblem(error instanceof PictureRefusal ? error.message : pictureTexts.failed);
      setSending(false);
    }
  }

  return { send, isSending, problem };
}
