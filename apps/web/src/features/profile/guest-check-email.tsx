import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useEffect, useRef } from "react";
import { ResendButton } from "../../shared/forms/resend-button.tsx";
import { texts } from "./texts.ts";

type GuestCheckEmailProps = { email: string; resend: () => Promise<boolean>; onWrongEmail: () => void };

/** The host is asked once the guest opens the mailed link. */
export function GuestCheckEmail({ email, resend, onWrongEmail }: GuestCheckEmailProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="stack gap-4">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {texts.checkEmail.title}
      </h3>
      <p className="text-ink-2">
        {texts.checkEmail.sentTo}
        <strong className="wrap-anywhere text-ink">{email}</strong>
        {texts.checkEmail.next(EMAIL_VERIFICATION_HOURS)}
      </p>
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
