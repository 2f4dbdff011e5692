import type { OpenSignUp } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../shared/forms/form-issues.ts";
import { chosenResolver } from "../../shared/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../shared/forms/new-password-field.tsx";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { NameFields } from "./name-fields.tsx";
import { texts } from "./texts.ts";

const fields = ["password", "firstName", "lastName"] as const;

type Chosen = { password: string; firstName: string; lastName: string | null };

type FinishSignUpFormProps = {
  signUp: OpenSignUp;
  finish: (chosen: Chosen) => void;
  finishing: boolean;
  error: ApiError | null;
};

/** In another browser than the one of the sign-up: names and password may be a stranger's. */
export function FinishSignUpForm({ signUp, finish, finishing, error }: FinishSignUpFormProps): ReactNode {
  const { email, firstName, lastName } = signUp;
  const { register, handleSubmit, formState, setError, getValues } = useForm<
    { password: string; firstName: string; lastName?: string | null | undefined },
    unknown,
    Chosen
  >({ resolver: chosenResolver, defaultValues: { password: "", firstName, lastName: lastName ?? "" } });
  useEffect(() => {
    if (error) showIssues(error, fields, setError);
  }, [error, setError]);
  const { errors } = formState;
  return (
    <>
      <FormAlert error={unplacedError(error, fields)} failed={texts.finish.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(finish)}>
        <NameFields errors={errors} firstName={register("firstName")} lastName={register("lastName")} />
        {/* Lets password managers keep the address with the password. */}
        <input autoComplete="username" className="hidden" name="email" readOnly type="email" value={email} />
        <NewPasswordField
          error={errors.password?.message}
          golfer={() => ({ ...getValues(), email })}
          label={texts.fields.password}
          registered={register("password")}
        />
        <Button pending={finishing} pendingLabel={texts.finish.submitting} size="large" type="submit" wide>
          {texts.finish.submit}
        </Button>
      </form>
    </>
  );
}
