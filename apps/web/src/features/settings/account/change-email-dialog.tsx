import { type ChangeEmailInput, changeEmailInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../shared/forms/form-issues.ts";
import { PasswordInput } from "../../../shared/forms/password-input.tsx";
import { expectSessionEnd, handleUnauthorized } from "../../../shared/session/session.ts";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts as all } from "./email-texts.ts";

const texts = all.dialog;
const fields = ["email", "password"] as const;

type ChangeEmailDialogProps = { hasMailServer: boolean; onClose: () => void };

export function ChangeEmailDialog({ hasMailServer, onClose }: ChangeEmailDialogProps): ReactNode {
  const { account } = trpc.useUtils();
  const { register, handleSubmit, formState, setError } = useForm<ChangeEmailInput>({
    resolver: zodResolver(changeEmailInput),
    defaultValues: { email: "", password: "" },
  });
  const request = trpc.account.changeEmail.useMutation({
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
      onClose();
    },
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  const { errors } = formState;
  return (
    <Dialog
      description={hasMailServer ? texts.description : texts.descriptionAtOnce}
      onOpenChange={(open) => open || onClose()}
      open
      title={texts.title}
    >
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <FormAlert error={unplacedError(request.error, fields)} failed={texts.failed} />
        <Field error={errors.email?.message} label={texts.email}>
          <Input {...register("email")} autoComplete="email" inputMode="email" type="email" />
        </Field>
        <Field error={errors.password?.message} label={texts.password}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <DialogFooter>
          <DialogClose>{texts.cancel}</DialogClose>
          <Button pending={request.isPending} pendingLabel={texts.submitting} type="submit">
            {texts.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
