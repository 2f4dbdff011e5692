import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import type { ApiError } from "../trpc/api-error.ts";
import { accountFormTexts } from "./account-texts.ts";
import { FormAlert } from "./form-alert.tsx";
import { showIssues, unplacedError } from "./form-issues.ts";
import { chosenResolver } from "./lazy-account-resolvers.ts";
import { NameFields } from "./name-fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

const fields = ["password", "firstName", "lastName"] as const;

type Chosen = { password: string; firstName: string; lastName: string | null };

type NewAccountFormProps = {
  account: { email: string; firstName: string; lastName: string | null };
  /** Where nothing beside the form names the address. */
  isEmailShown?: boolean;
  words: { submit: string; submitting: string; failed: string };
  finish: (chosen: Chosen) => void;
  finishing: boolean;
  error: ApiError | null;
};

/** Makes an account whose address is settled: names that can be corrected, and a password. */
export function NewAccountForm({ account, isEmailShown, words, finish, finishing, error }: NewAccountFormProps): ReactNode {
  const { email, firstName, lastName } = account;
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
      <FormAlert error={unplacedError(error, fields)} failed={words.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(finish)}>
        <NameFields errors={errors} firstName={register("firstName")} lastName={register("lastName")} />
        {isEmailShown ? (
          <Field label={accountFormTexts.email}>
            <Input autoComplete="username" className="bg-sunken text-ink-2" name="email" readOnly type="email" value={email} />
          </Field>
        ) : (
          // Lets password managers keep the address with the password.
          <input autoComplete="username" className="hidden" name="email" readOnly type="email" value={email} />
        )}
        <NewPasswordField
          error={errors.password?.message}
          golfer={() => ({ ...getValues(), email })}
          label={accountFormTexts.password}
          registered={register("password")}
        />
        <Button pending={finishing} pendingLabel={words.submitting} size="large" type="submit" wide>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
