import { type ReauthenticateInput, reauthenticateInput } from "@fourball/domain/account/schema";
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

const fields = ["password"] as const;

type ConfirmPasswordDialogProps = { onClose: () => void; onConfirmed: () => void };

/** Asks for the password, then continues the pending action. */
export function ConfirmPasswordDialog({ onClose, onConfirmed }: ConfirmPasswordDialogProps): ReactNode {
  const { register, handleSubmit, formState, setError } = useForm<ReauthenticateInput>({
    resolver: zodResolver(reauthenticateInput),
    defaultValues: { password: "" },
  });
  const request = trpc.account.reauthenticate.useMutation({
    onMutate: expectSessionEnd,
    onSuccess: (_confirmed, _input, goOn) => {
      goOn();
      onConfirmed();
    },
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  return (
    <Dialog
      description="You signed in a while ago. What is done to other people's accounts needs your password again."
      onOpenChange={(open) => open || onClose()}
      open
      title="Confirm it's you"
    >
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <FormAlert error={unplacedError(request.error, fields)} failed="Your password was not checked." />
        <Field error={formState.errors.password?.message} label="Your password">
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <DialogFooter>
          <DialogClose>Not now</DialogClose>
          <Button pending={request.isPending} pendingLabel="Checking..." type="submit">
            Go on
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
