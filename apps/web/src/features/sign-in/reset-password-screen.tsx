import { Button, buttonStyle } from "@fourball/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../shared/forms/form-issues.ts";
import { newPasswordResolver } from "../../shared/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../shared/forms/new-password-field.tsx";
import { AccountCard } from "./account-card.tsx";
import { SpentLink } from "./spent-link.tsx";
import { texts } from "./texts.ts";
import { useResetPassword } from "./use-reset-password.ts";

const fields = ["newPassword"] as const;

export function ResetPasswordScreen(): ReactNode {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("token") });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: newPasswordResolver,
  });
  const { reset, resetting, error, linkIsSpent } = useResetPassword((refusal) => void showIssues(refusal, fields, setError));
  if (!token || linkIsSpent)
    return (
      <SpentLink hint={texts.reset.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} to="/forgot-password">
          {texts.reset.again}
        </Link>
      </SpentLink>
    );
  return (
    <AccountCard lead={texts.reset.lead} title={texts.reset.title}>
      <FormAlert error={unplacedError(error, fields)} failed={texts.reset.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(({ newPassword }) => reset({ token, newPassword }))}>
        <NewPasswordField
          error={formState.errors.newPassword?.message}
          label={texts.fields.newPassword}
          registered={register("newPassword")}
        />
        <Button pending={resetting} pendingLabel={texts.reset.submitting} size="large" type="submit" wide>
          {texts.reset.submit}
        </Button>
      </form>
    </AccountCard>
  );
}
