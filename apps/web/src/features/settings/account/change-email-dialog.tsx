import { type ChangeEmailInput, changeEmailInput } from "@fourball/domain/account/schema";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type UseFormSetError, useForm } from "react-hook-form";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { PasswordDialog } from "../../../kit/reauthentication/password-dialog.tsx";
import { useHasPassword } from "../../../kit/reauthentication/use-has-password.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { expectSessionEnd, handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { emailTexts } from "./email-texts.ts";

const texts = emailTexts.dialog;
const fields = ["email", "password"] as const;

type ChangeEmailDialogProps = { hasMailServer: boolean; onClose: () => void };

export function ChangeEmailDialog({ hasMailServer, onClose }: ChangeEmailDialogProps): ReactNode {
  const hasPassword = useHasPassword();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const { register, handleSubmit, formState, setError } = useForm<ChangeEmailInput>({
    resolver: zodResolver(changeEmailInput),
    // Without a password there is no field, and then nothing to send.
    shouldUnregister: true,
  });
  const request = useChangeEmail(onClose, setError);
  // The dialog shows the error.
  const submit = (input: ChangeEmailInput) => withReauthentication(() => request.mutateAsync(input)).catch(() => undefined);
  const { errors } = formState;
  return (
    <PasswordDialog
      error={unplacedError(request.error, fields)}
      nested={confirmDialog}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      password={hasPassword ? { registered: register("password"), error: errors.password?.message } : undefined}
      pending={request.isPending}
      words={{ ...texts, description: hasMailServer ? texts.description : texts.descriptionAtOnce }}
    >
      <Field error={errors.email?.message} label={texts.email}>
        <Input {...register("email")} autoComplete="email" inputMode="email" type="email" />
      </Field>
    </PasswordDialog>
  );
}

function useChangeEmail(onDone: () => void, setError: UseFormSetError<ChangeEmailInput>) {
  const { account } = trpc.useUtils();
  return trpc.account.changeEmail.useMutation({
    // The session gets a new token with the password.
    onMutate: expectSessionEnd,
    onSuccess: (answer, _input, goOn) => {
      goOn();
      void notify({
        type: "success",
        ...("checkEmail" in answer
          ? { title: texts.checkEmail, description: texts.checkEmailHint(answer.checkEmail) }
          : { title: texts.done, description: texts.doneHint }),
      });
      void account.emailStatus.invalidate();
      void account.current.invalidate();
      onDone();
    },
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
}
