import type { ChangePasswordInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { changePasswordResolver } from "../../../kit/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../../kit/forms/new-password-field.tsx";
import { PasswordInput } from "../../../kit/forms/password-input.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { expectSessionEnd, handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { passwordTexts } from "./password-texts.ts";

const texts = passwordTexts.change;
const fields = ["currentPassword", "newPassword"] as const;

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }): ReactNode {
  const utils = trpc.useUtils();
  const account = useMember();
  const { register, handleSubmit, formState, setError } = useForm<ChangePasswordInput>({
    resolver: changePasswordResolver,
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const change = trpc.account.changePassword.useMutation({
    onMutate: expectSessionEnd,
    onSuccess: (_changed, _input, goOn) => {
      goOn();
      void notify({ type: "success", title: texts.done, description: texts.doneHint });
      void utils.account.sessions.invalidate();
      onChanged();
    },
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  return (
    <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => change.mutate(input))}>
      <FormAlert error={unplacedError(change.error, fields)} failed={texts.failed} />
      <Field error={formState.errors.currentPassword?.message} label={texts.current}>
        <PasswordInput {...register("currentPassword")} autoComplete="current-password" />
      </Field>
      <NewPasswordField
        error={formState.errors.newPassword?.message}
        golfer={() => account}
        label={texts.next}
        registered={register("newPassword")}
      />
      <Button className="w-fit" pending={change.isPending} pendingLabel={texts.submitting} type="submit" variant="secondary">
        {texts.submit}
      </Button>
    </form>
  );
}
