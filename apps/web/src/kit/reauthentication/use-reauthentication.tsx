import { type ReauthenticateInput, reauthenticateInput } from "@fourball/domain/account/schema";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { showIssues, unplacedError } from "../forms/form-issues.ts";
import { expectSessionEnd, handleUnauthorized } from "../session/session.ts";
import { apiErrorOf } from "../trpc/api-error.ts";
import { trpc } from "../trpc/trpc.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasskeyConfirmation } from "./passkey-confirmation.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { type Proof, requiredProof } from "./required-proof.ts";
import { reauthenticationTexts } from "./texts.ts";

type Action = () => Promise<unknown>;

type Reauthentication = {
  /** Runs the action, asking for the password or a passkey first if needed. Rejects on any other error. */
  withReauthentication: (action: Action) => Promise<unknown>;
  /** To be rendered by the caller. */
  confirmDialog: ReactNode;
};

/** For actions that the server only accepts shortly after a sign-in. */
export function useReauthentication(): Reauthentication {
  const [pending, setPending] = useState<{ action: Action; proof: Proof }>();

  async function withReauthentication(action: Action): Promise<unknown> {
    try {
      return await action();
    } catch (error) {
      const proof = requiredProof(apiErrorOf(error));
      if (!proof) throw error;
      setPending({ action, proof });
    }
  }

  function resume({ action }: { action: Action }): void {
    setPending(undefined);
    // The action has reported its error.
    withReauthentication(action).catch(() => undefined);
  }

  return {
    withReauthentication,
    confirmDialog: pending ? (
      <ConfirmIdentityDialog onClose={() => setPending(undefined)} onConfirmed={() => resume(pending)} proof={pending.proof} />
    ) : null,
  };
}

const fields = ["password"] as const;

type Confirmation = { onClose: () => void; onConfirmed: () => void };

/** Asks for what the server requires, then continues the pending action. */
function ConfirmIdentityDialog({ proof, ...confirmation }: Confirmation & { proof: Proof }): ReactNode {
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
      words={reauthenticationTexts}
    />
  );
}

function ByPasskey({ isOnly, onClose, onConfirmed }: Confirmation & { isOnly: boolean }): ReactNode {
  return (
    <Dialog
      description={isOnly ? reauthenticationTexts.onlyPasskey : reauthenticationTexts.description}
      onOpenChange={(open) => open || onClose()}
      open
      title={reauthenticationTexts.title}
    >
      <PasskeyConfirmation isOnly={isOnly} onConfirmed={onConfirmed} />
      <DialogFooter>
        <DialogClose>{reauthenticationTexts.cancel}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}
