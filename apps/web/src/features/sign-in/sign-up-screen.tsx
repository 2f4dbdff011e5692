import type { RegisterInput, RegisterValues } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { showIssues } from "../../kit/forms/form-issues.ts";
import { registerResolver } from "../../kit/forms/lazy-account-resolvers.ts";
import { NameFields } from "../../kit/forms/name-fields.tsx";
import { NewPasswordField } from "../../kit/forms/new-password-field.tsx";
import { useSetAccount } from "../../kit/session/use-set-account.ts";
import { isSent } from "../../kit/trpc/is-sent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountTabs } from "./account-tabs.tsx";
import { IdentitySignIn } from "./lazy-identity-sign-in.ts";
import { PendingRequestNotice } from "./pending-request-notice.tsx";
import { useRedirectWhenSignedIn } from "./return-to.ts";
import { signInTexts } from "./texts.ts";

const CheckEmail = lazy(() => import("./check-email.tsx").then(({ CheckEmail }) => ({ default: CheckEmail })));

const fields = ["email", "password", "firstName", "lastName"] as const;

export function SignUpScreen(): ReactNode {
  useRedirectWhenSignedIn();
  const { register, handleSubmit, setError, formState, getValues } = useForm<RegisterValues, unknown, RegisterInput>({
    resolver: registerResolver,
  });
  const { errors } = formState;
  const { returnTo } = useSearch({ from: "/_account" });
  const setAccount = useSetAccount();
  const [sentTo, setSentTo] = useState<string>();
  const signUp = trpc.account.register.useMutation({
    onSuccess: (registered) => ("checkEmail" in registered ? setSentTo(registered.checkEmail) : setAccount(registered)),
    onError: (error) => showIssues<RegisterValues>(error, fields, setError),
  });
  if (sentTo)
    return (
      <Suspense>
        <CheckEmail
          email={sentTo}
          error={signUp.error}
          onWrongEmail={() => setSentTo(undefined)}
          resend={async () => signUp.variables !== undefined && (await isSent(signUp.mutateAsync(signUp.variables)))}
        />
      </Suspense>
    );
  return (
    <AccountCard tabs={<AccountTabs />} title={signInTexts.signUp.title} waiting={<PendingRequestNotice />}>
      <FormAlert error={signUp.error} failed={signInTexts.signUp.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => signUp.mutate({ ...input, returnTo }))}>
        <NameFields errors={errors} firstName={register("firstName")} lastName={register("lastName")} />
        <Field error={errors.email?.message} label={signInTexts.fields.email}>
          <Input {...register("email")} autoComplete="email" inputMode="email" type="email" />
        </Field>
        <NewPasswordField
          error={errors.password?.message}
          golfer={getValues}
          label={signInTexts.fields.password}
          registered={register("password")}
        />
        <Button pending={signUp.isPending} pendingLabel={signInTexts.signUp.submitting} size="large" type="submit" wide>
          {signInTexts.signUp.submit}
        </Button>
        <Suspense>
          <IdentitySignIn />
        </Suspense>
      </form>
    </AccountCard>
  );
}
