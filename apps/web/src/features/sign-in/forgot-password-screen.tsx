import { RESET_TOKEN_MINUTES } from "@fourball/domain/account/constants";
import type { ForgotPasswordInput } from "@fourball/domain/account/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { forgotPasswordResolver } from "../../kit/forms/lazy-account-resolvers.ts";
import { useFocusAtFirst } from "../../kit/page/use-focus-at-first.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountLink } from "./account-link.tsx";
import { useRedirectWhenSignedIn } from "./return-to.ts";
import { signInTexts } from "./texts.ts";

export function ForgotPasswordScreen(): ReactNode {
  useRedirectWhenSignedIn();
  const request = trpc.account.forgotPassword.useMutation();
  return (
    <AccountCard
      footer={<AccountLink to="/sign-in">{signInTexts.forgot.back}</AccountLink>}
      lead={request.isSuccess ? undefined : signInTexts.forgot.lead}
      title={signInTexts.forgot.title}
    >
      {request.isSuccess ? <Sent email={request.variables.email} /> : <EmailForm request={request} />}
    </AccountCard>
  );
}

/** The same whether an account has this email or not. */
function Sent({ email }: { email: string }): ReactNode {
  const box = useFocusAtFirst<HTMLDivElement>();
  return (
    <Alert ref={box} title={signInTexts.forgot.sent} tone="ok">
      {signInTexts.forgot.sentIf}
      <strong>{email}</strong>
      {signInTexts.forgot.sentWhat(RESET_TOKEN_MINUTES)}
    </Alert>
  );
}

function EmailForm({ request }: { request: ReturnType<typeof trpc.account.forgotPassword.useMutation> }): ReactNode {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordInput>({
    resolver: forgotPasswordResolver,
  });
  return (
    <>
      <FormAlert error={request.error} failed={signInTexts.forgot.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <Field error={formState.errors.email?.message} label={signInTexts.fields.email}>
          <Input {...register("email")} autoComplete="email" inputMode="email" type="email" />
        </Field>
        <Button pending={request.isPending} pendingLabel={signInTexts.forgot.submitting} size="large" type="submit" wide>
          {signInTexts.forgot.submit}
        </Button>
      </form>
    </>
  );
}
