import { type ReauthenticateInput, reauthenticateInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../forms/form-alert.tsx";
import { showIssues, unplacedError } from "../forms/form-issues.ts";
import { PasswordInput } from "../forms/password-input.tsx";
import { expectSessionEnd, handleUnauthorized } from "../session/session.ts";
import { trpc } from "../trpc/trpc.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { texts as words } from "./texts.ts";

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
    <Dialog description={words.description} onOpenChange={(open) => open || onClose()} open title={words.title}>
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <FormAlert error={unplacedError(request.error, fields)} failed={words.failed} />
        <Field error={formState.errors.password?.message} label={words.label}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <PasskeyButton onConfirmed={onConfirmed} />
        <DialogFooter>
          <DialogClose>{words.cancel}</DialogClose>
          <Button pending={request.isPending} pendingLabel={words.submitting} type="submit">
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
