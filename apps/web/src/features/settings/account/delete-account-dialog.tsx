import { type DeleteAccountInput, deleteAccountInput } from "@fourball/domain/account/schema";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { PasswordDialog } from "../../../kit/reauthentication/password-dialog.tsx";
import { useHasPassword } from "../../../kit/reauthentication/use-has-password.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { expectSessionEnd, handleUnauthorized } from "../../../kit/session/session.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";

/** What the dialog for deleting an account says. It is loaded when it opens, so its texts are apart from the page's. */
const texts = {
  title: "Delete your account?",
  description: "You can't undo this. We'll tell everyone in the games you host that they're cancelled.",
  password: "Your password",
  cancel: "Keep my account",
  submit: "Delete my account",
  submitting: "Deleting...",
  failed: "We couldn't delete your account.",
};

const fields = ["password"] as const;

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: () => void };

export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps): ReactNode {
  const hasPassword = useHasPassword();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const { register, handleSubmit, formState, setError } = useForm<DeleteAccountInput>({
    resolver: zodResolver(deleteAccountInput),
    // Without a password there is no field, and then nothing to send.
    shouldUnregister: true,
  });
  const request = trpc.account.delete.useMutation({
    onMutate: expectSessionEnd,
    onSuccess: onDeleted,
    onError: (error, _input, goOn) => {
      goOn?.();
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  // The dialog shows the error.
  const submit = (input: DeleteAccountInput) => withReauthentication(() => request.mutateAsync(input)).catch(() => undefined);
  return (
    <PasswordDialog
      error={unplacedError(request.error, fields)}
      nested={confirmDialog}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      password={hasPassword ? { registered: register("password"), error: formState.errors.password?.message } : undefined}
      pending={request.isPending}
      variant="danger"
      words={texts}
    />
  );
}
