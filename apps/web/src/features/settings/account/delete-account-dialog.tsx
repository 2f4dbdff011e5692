import { type DeleteAccountInput, deleteAccountInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../shared/forms/form-issues.ts";
import { PasswordInput } from "../../../shared/forms/password-input.tsx";
import { expectSessionEnd, handleUnauthorized } from "../../../shared/session/session.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts } from "./delete-account-texts.ts";

const fields = ["password"] as const;

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: () => void };

export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps): ReactNode {
  const { register, handleSubmit, formState, setError } = useForm<DeleteAccountInput>({
    resolver: zodResolver(deleteAccountInput),
    defaultValues: { password: "" },
  });
  const request = trpc.account.delete.useMutation({
    onMutate: expectSessionEnd,
    onSuccess: onDeleted,
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  return (
    <Dialog description={texts.consequence} onOpenChange={(open) => open || onClose()} open title={texts.question}>
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <FormAlert error={unplacedError(request.error, fields)} failed={texts.failed} />
        <Field error={formState.errors.password?.message} label={texts.password}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <DialogFooter>
          <DialogClose>{texts.keep}</DialogClose>
          <Button pending={request.isPending} pendingLabel={texts.deleting} type="submit" variant="danger">
            {texts.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
