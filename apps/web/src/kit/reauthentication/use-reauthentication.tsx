import { type ReactNode, useState } from "react";
import { apiErrorOf } from "../trpc/api-error.ts";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog.tsx";
import { type Proof, requiredProof } from "./required-proof.ts";

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
