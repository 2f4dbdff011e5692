import { type ReauthenticateInput, reauthenticateInput } from "@fourball/domain/account/schema";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { showIssues, unplacedError } from "../forms/form-issues.ts";
import { expectSessionEnd, handleUnauthorized } from "../session/session.ts";
import { trpc } from "../trpc/trpc.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasskeyConfirmation } from "./passkey-confirmation.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import type { Proof } from "./required-proof.ts";
import { texts as words } from "./texts.ts";

const fields = ["password"] as const;

type Confirmation = { onClose: () => void; onConfirmed: () => void };

/** Asks for what the server requires, then continues the pending action. */
export function ConfirmIdentityDialog({ proof, ...confirmation }: Confirmation & { proof: Proof }): ReactNode {
  if (proof === "password") return <ByPassword {...confirmation} />;
  return <ByPasskey {...confirmation} isOnly={proof === "passkey only"} />;
}

function ByPassword({ onClose, onConfirmed }: Confirmation): ReactNode {
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
    <PasswordDialog
      alternative={<PasskeyButton onConfirmed={onConfirmed} variant="secondary" />}
      error={unplacedError(request.error, fields)}
      onClose={onClose}
      onSubmit={handleSubmit((input) => request.mutate(input))}
      password={{ registered: register("password"), error: formState.errors.password?.message }}
      pending={request.isPending}
      words={words}
    />
  );
}

function ByPasskey({ isOnly, onClose, onConfirmed }: Confirmation & { isOnly: boolean }): ReactNode {
  return (
    <Dialog
      description={isOnly ? words.onlyPasskey : words.description}
      onOpenChange={(open) => open || onClose()}
      open
      title={words.title}
    >
      <PasskeyConfirmation isOnly={isOnly} onConfirmed={onConfirmed} />
      <DialogFooter>
        <DialogClose>{words.cancel}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}
