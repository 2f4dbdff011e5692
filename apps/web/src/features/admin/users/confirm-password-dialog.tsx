import { type ReauthenticateInput, reauthenticateInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/dialog";
import { Field } from "@fourball/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../components/form-alert.tsx";
import { PasswordInput } from "../../../components/password-input.tsx";
import { showIssues } from "../../../shared/form-issues.ts";
import { handleUnauthorized } from "../../../shared/session.ts";
import { trpc } from "../../../shared/trpc.ts";
import { needsPassword } from "./needs-password.ts";

type ConfirmPasswordDialogProps = { onClose: () => void; onConfirmed: () => void };

/** Nothing was done yet: it goes on with the password. */
export function ConfirmPasswordDialog({ onClose, onConfirmed }: ConfirmPasswordDialogProps): ReactNode {
  const { register, handleSubmit, formState, setError } = useForm<ReauthenticateInput>({
    resolver: zodResolver(reauthenticateInput),
    defaultValues: { password: "" },
  });
  const request = trpc.account.reauthenticate.useMutation({
    onSuccess: onConfirmed,
    onError: (error) => void (handleUnauthorized(error) || showIssues(error, ["password"], setError)),
  });
  const isPlaced = request.error && needsPassword(request.error);
  return (
    <Dialog
      description="You signed in a while ago. What is done to other people's accounts needs your password again."
      onOpenChange={(open) => open || onClose()}
      open
      title="Confirm it's you"
    >
      <form className="stack gap-4" noValidate onSubmit={handleSubmit((input) => request.mutate(input))}>
        <FormAlert
          error={isPlaced ? null : request.error}
          otherwise="Your password was not checked. Check your connection, then try again."
        />
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
