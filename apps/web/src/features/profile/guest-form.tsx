import { email } from "@fourball/domain/account/schema";
import { GUEST_MESSAGE_MAX } from "@fourball/domain/guest/constants";
import { guestRequestInput } from "@fourball/domain/guest/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { copyLink } from "../../kit/copy-link.ts";
import { LimitedTextarea } from "../../kit/forms/limited-textarea.tsx";
import { LinkSent } from "../../kit/forms/link-sent.tsx";
import { ResendButton } from "../../kit/forms/resend-button.tsx";
import { useFocusAtFirst } from "../../kit/page/use-focus-at-first.ts";
import { siteUrl } from "../../kit/site-url.ts";
import { RequestFoot } from "./request-foot.tsx";
import { profileTexts } from "./texts.ts";
import { useRequestAsGuest } from "./use-request-to-join.ts";

/** Props of the request dialog of one game. */
export type RequestProps = { game: TeeTimeCard; onClose: () => void };

const guestForm = guestRequestInput.omit({ teeTimeId: true, invite: true }).extend({ guestEmail: email });

/** A name and an email are enough; only the host reads them. */
export function GuestForm({ game }: Pick<RequestProps, "game">): ReactNode {
  const form = useForm({
    resolver: zodResolver(guestForm),
    defaultValues: { guestName: "", guestEmail: "", message: "" },
  });
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  const { send, sending, refusal, sent, resend, startOver } = useRequestAsGuest();
  // A request that is sent again keeps its page.
  const [checkEmail, setCheckEmail] = useState<string>();
  if (sent && "checkEmail" in sent && sent.checkEmail !== checkEmail) setCheckEmail(sent.checkEmail);
  if (sent && "path" in sent) return <GuestRequestSent path={sent.path} />;
  if (checkEmail)
    return (
      <GuestCheckEmail
        email={checkEmail}
        onWrongEmail={() => {
          startOver();
          setCheckEmail(undefined);
        }}
        resend={resend}
      />
    );
  return (
    <form className="stack gap-4" noValidate onSubmit={handleSubmit((values) => send({ ...values, teeTimeId: game.id }))}>
      <Field error={errors.guestName?.message} label={profileTexts.request.name}>
        <Input {...register("guestName")} autoComplete="name" />
      </Field>
      <Field description={profileTexts.request.emailHint} error={errors.guestEmail?.message} label={profileTexts.request.email}>
        <Input {...register("guestEmail")} autoComplete="email" inputMode="email" type="email" />
      </Field>
      <Field error={errors.message?.message} label={profileTexts.request.message} optional={profileTexts.request.optional}>
        <LimitedTextarea form={form} limit={GUEST_MESSAGE_MAX} name="message" rows={3} />
      </Field>
      <RequestFoot refusal={refusal} sending={sending} />
    </form>
  );
}

type GuestCheckEmailProps = { email: string; resend: () => Promise<boolean>; onWrongEmail: () => void };

/** The host is asked once the guest opens the mailed link. */
function GuestCheckEmail({ email, resend, onWrongEmail }: GuestCheckEmailProps): ReactNode {
  return (
    <div className="stack gap-4">
      <LinkSent as="h3" email={email} words={profileTexts.checkEmail} />
      <ResendButton resend={resend} />
      <DialogFooter>
        <Button onClick={onWrongEmail} variant="ghost">
          {profileTexts.checkEmail.change}
        </Button>
        <DialogClose>{profileTexts.checkEmail.done}</DialogClose>
      </DialogFooter>
    </div>
  );
}

/** What happens next, and where a guest without an account sees it. */
function GuestRequestSent({ path }: { path: string }): ReactNode {
  const title = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className="stack gap-3">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {profileTexts.sent.title}
      </h3>
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
        {profileTexts.sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DialogFooter>
        <DialogClose>{profileTexts.sent.done}</DialogClose>
        <Button onClick={() => void copyLink(siteUrl(path), profileTexts.sent.copied)} variant="secondary">
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {profileTexts.sent.copy}
        </Button>
        <a className={buttonStyle()} href={path}>
          {profileTexts.sent.see}
        </a>
      </DialogFooter>
    </div>
  );
}
