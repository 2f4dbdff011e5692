import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { LinkSent } from "../../kit/forms/link-sent.tsx";
import { ResendButton } from "../../kit/forms/resend-button.tsx";
import { texts } from "./texts.ts";

type GuestCheckEmailProps = { email: string; resend: () => Promise<boolean>; onWrongEmail: () => void };

/** The host is asked once the guest opens the mailed link. */
export function GuestCheckEmail({ email, resend, onWrongEmail }: GuestCheckEmailProps): ReactNode {
  return (
    <div className="stack gap-4">
      <LinkSent as="h3" email={email} words={texts.checkEmail} />
      <ResendButton resend={resend} />
      <DialogFooter>
        <Button onClick={onWrongEmail} variant="ghost">
          {texts.checkEmail.change}
        </Button>
        <DialogClose>{texts.checkEmail.done}</DialogClose>
      </DialogFooter>
    </div>
  );
}
