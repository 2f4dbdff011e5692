import type { ChangePasswordInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../shared/forms/form-issues.ts";
import { changePasswordResolver } from "../../../shared/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../../shared/forms/new-password-field.tsx";
import { PasswordInput } from "../../../shared/forms/password-input.tsx";
import { useMember } from "../../../shared/session/member.ts";
import { expectSessionEnd, handleUnauthorized } from "../../../shared/session/session.ts";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts } from "../texts.ts";

const fields = ["currentPassword", "newPassword"] as const;

export function PasswordSection(): ReactNode {
  // Remounts the form after a success, including the strength meter.
  const [round, setRound] = useState(0);
  return (
    <section className="stack gap-3">
      <h3>{texts.password.title}</h3>
      <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
    </section>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }): ReactNode {
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
      void notify({
        type: "success",
        title: texts.password.done,
        description: texts.password.doneHint,
      });
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
      <FormAlert error={unplacedError(change.error, fields)} failed={texts.password.failed} />
      <Field error={formState.errors.currentPassword?.message} label={texts.password.current}>
        <PasswordInput {...register("currentPassword")} autoComplete="current-password" />
      </Field>
      <NewPasswordField
        error={formState.errors.newPassword?.message}
        golfer={() => account}
        label={texts.password.next}
        registered={register("newPassword")}
      />
      <Button
        className="w-fit"
        pending={change.isPending}
        pendingLabel={texts.password.submitting}
        type="submit"
        variant="secondary"
      >
        {texts.password.submit}
      </Button>
    </form>
  );
}
