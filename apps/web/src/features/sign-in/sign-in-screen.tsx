import type { SignInInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { signInResolver } from "../../kit/forms/lazy-account-resolvers.ts";
import { PasswordInput } from "../../kit/forms/password-input.tsx";
import { AppealLink } from "../../kit/page/appeal-link.tsx";
import { canUsePasskeys } from "../../kit/passkey/ceremony.ts";
import { useSetAccount } from "../../kit/session/use-set-account.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountLink } from "./account-link.tsx";
import { AccountTabs } from "./account-tabs.tsx";
import { IdentitySignIn } from "./lazy-identity-sign-in.ts";
import { PendingRequestNotice } from "./pending-request-notice.tsx";
import { useRedirectWhenSignedIn } from "./return-to.ts";
import { signInTexts } from "./texts.ts";

// After the form can be used.
const PasskeySignIn = idlePart(async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn);

const SignInProblem = lazy(() => import("./sign-in-problem.tsx").then(({ SignInProblem }) => ({ default: SignInProblem })));

export function SignInScreen(): ReactNode {
  useRedirectWhenSignedIn();
  const { register, handleSubmit, formState } = useForm<SignInInput>({
    resolver: signInResolver,
  });
  const { errors } = formState;
  const { problem } = useSearch({ from: "/_account" });
  const signIn = trpc.account.signIn.useMutation({ onSuccess: useSetAccount() });
  return (
    <AccountCard tabs={<AccountTabs />} title={signInTexts.signIn.title} waiting={<PendingRequestNotice />}>
      {problem && !signIn.error ? (
        <Suspense>
          <SignInProblem />
        </Suspense>
      ) : null}
      <FormAlert error={signIn.error} failed={signInTexts.signIn.failed} whenForbidden={<AppealLink />} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => signIn.mutate(input))}>
        <Field error={errors.email?.message} label={signInTexts.fields.email}>
          <Input {...register("email")} autoComplete="username webauthn" inputMode="email" type="email" />
        </Field>
        <Field error={errors.password?.message} label={signInTexts.fields.password}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <p className="-mt-1 text-small">
          <AccountLink to="/forgot-password">{signInTexts.signIn.forgot}</AccountLink>
        </p>
        <Button pending={signIn.isPending} pendingLabel={signInTexts.signIn.submitting} size="large" type="submit" wide>
          {signInTexts.signIn.submit}
        </Button>
        {canUsePasskeys() ? (
          <Suspense>
            <PasskeySignIn />
          </Suspense>
        ) : null}
        <Suspense>
          <IdentitySignIn />
        </Suspense>
      </form>
    </AccountCard>
  );
}
