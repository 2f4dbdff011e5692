import { Alert } from "@fourball/ui/alert";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../shared/forms/form-issues.ts";
import { newPasswordResolver } from "../../shared/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../shared/forms/new-password-field.tsx";
import { AccountCard } from "./account-card.tsx";
import { useResetPassword } from "./use-reset-password.ts";

const fields = ["newPassword"] as const;

export function ResetPasswordScreen(): ReactNode {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("token") });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: newPasswordResolver,
  });
  const { reset, resetting, error, linkIsSpent } = useResetPassword((refusal) => void showIssues(refusal, fields, setError));
  if (!token || linkIsSpent) return <SpentLink />;
  return (
    <AccountCard lead="You will be signed out everywhere else." title="Choose a new password">
      <FormAlert error={unplacedError(error, fields)} failed="We could not change your password." />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(({ newPassword }) => reset({ token, newPassword }))}>
        <NewPasswordField
          error={formState.errors.newPassword?.message}
          label="New password"
          registered={register("newPassword")}
        />
        <Button pending={resetting} pendingLabel="Changing..." size="large" type="submit" wide>
          Change password
        </Button>
      </form>
    </AccountCard>
  );
}

function SpentLink(): ReactNode {
  return (
    <AccountCard title="This link no longer works">
      <Alert title="Invalid or expired token" tone="warn">
        A link to choose a new password works once, and only for an hour. Ask for a new one.
      </Alert>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/forgot-password">
        Send a new link
      </Link>
    </AccountCard>
  );
}
