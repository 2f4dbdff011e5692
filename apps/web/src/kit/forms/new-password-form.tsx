import { Button, type ButtonProps } from "@fourball/ui/button";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import type { ApiError } from "../trpc/api-error.ts";
import { FormAlert } from "./form-alert.tsx";
import { showIssues, unplacedError } from "./form-issues.ts";
import { newPasswordResolver } from "./lazy-account-resolvers.ts";
import { NewPasswordField, type NewPasswordFieldProps } from "./new-password-field.tsx";

const fields = ["newPassword"] as const;

type NewPasswordFormProps = Pick<NewPasswordFieldProps, "golfer"> & {
  words: Record<"label" | "submit" | "submitting" | "failed", string>;
  request: { error: ApiError | null; isPending: boolean };
  save: (chosen: { newPassword: string }) => void;
  /** How the button looks. */
  button: Pick<ButtonProps, "className" | "size" | "variant" | "wide">;
};

/** A new password, where nothing else is asked for. */
export function NewPasswordForm({ words, request: { error, isPending }, save, golfer, button }: NewPasswordFormProps): ReactNode {
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
          golfer={golfer}
          label={words.label}
          registered={register("newPassword")}
        />
        <Button {...button} pending={isPending} pendingLabel={words.submitting} type="submit">
          {words.submit}
        </Button>
      </form>
    </>
  );
}
