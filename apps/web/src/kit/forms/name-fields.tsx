import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { accountFormTexts } from "./account-texts.ts";

type NameFieldsProps = {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: { firstName?: FieldError | undefined; lastName?: FieldError | undefined };
};

export const NameFields = ({ firstName, lastName, errors }: NameFieldsProps): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
    <Field error={errors.firstName?.message} label={accountFormTexts.firstName}>
      <Input {...firstName} autoComplete="given-name" />
    </Field>
    <Field error={errors.lastName?.message} label={accountFormTexts.lastName} optional={accountFormTexts.optional}>
      <Input {...lastName} autoComplete="family-name" />
    </Field>
  </div>
);
