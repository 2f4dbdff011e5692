import { Button } from "@fourball/ui/button";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../kit/forms/form-issues.ts";
import { newPasswordResolver } from "../../kit/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../kit/forms/new-password-field.tsx";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { texts } from "./texts.ts";

const fields = ["newPassword"] as const;

type NewPasswordFormProps = {
  words: { submit: string; submitting: string; failed: string };
  save: (chosen: { newPassword: string }) => void;
  saving: boolean;
  error: ApiError | null;
};

export function NewPasswordForm({ words, save, saving, error }: NewPasswordFormProps): ReactNode {
  const { register, handleSubmit, formState, setError } = useForm({ resolver: newPasswordResolver });
  useEffect(() => {
    if (error) showIssues(error, fields, setError);
  }, [error, setError]);
  return (
    <>
      <FormAlert error={unplacedError(error, fields)} failed={words.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(save)}>
        <NewPasswordField
          error={formState.errors.newPassword?.message}
          label={texts.fields.newPassword}
          registered={register("newPassword")}
        />
        <Button pending={saving} pendingLabel={words.submitting} size="large" type="submit" wide>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
