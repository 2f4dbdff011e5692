import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { profileTexts } from "./texts.ts";

type RequestFootProps = { sending: boolean; refusal: string | undefined };

/** The error and the buttons, shared by golfers and guests. */
export function RequestFoot({ sending, refusal }: RequestFootProps): ReactNode {
  return (
    <>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <DialogFooter>
        <DialogClose>{profileTexts.request.notNow}</DialogClose>
        <Button pending={sending} pendingLabel={profileTexts.request.sending} type="submit">
          {profileTexts.request.send}
        </Button>
      </DialogFooter>
    </>
  );
}
