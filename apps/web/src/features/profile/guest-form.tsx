import { GUEST_MESSAGE_MAX } from "@fourball/domain/guest/constants";
import { guestRequestInput } from "@fourball/domain/guest/schema";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { LimitedTextarea } from "../../kit/forms/limited-textarea.tsx";
import { GuestCheckEmail } from "./guest-check-email.tsx";
import { GuestRequestSent } from "./guest-request-sent.tsx";
import { RequestFoot } from "./request-foot.tsx";
import type { RequestProps } from "./request-props.ts";
import { texts } from "./texts.ts";
import { useRequestAsGuest } from "./use-request-to-join.ts";

const guestForm = guestRequestInput.omit({ teeTimeId: true });

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
      <Field error={errors.guestName?.message} label={texts.request.name}>
        <Input {...register("guestName")} autoComplete="name" />
      </Field>
      <Field description={texts.request.emailHint} error={errors.guestEmail?.message} label={texts.request.email}>
        <Input {...register("guestEmail")} autoComplete="email" inputMode="email" type="email" />
      </Field>
      <Field error={errors.message?.message} label={texts.request.message} optional={texts.request.optional}>
        <LimitedTextarea form={form} limit={GUEST_MESSAGE_MAX} name="message" rows={3} />
      </Field>
      <RequestFoot refusal={refusal} sending={sending} />
    </form>
  );
}
