import { type ReactNode, useState } from "react";
import { apiErrorOf } from "../trpc/api-error.ts";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { needsPassword } from "./needs-password.ts";

type Action = () => Promise<unknown>;

type Reauthentication = {
  /** Runs the action, asking for the password first if needed. Rejects on any other error. */
  withReauthentication: (action: Action) => Promise<unknown>;
  /** To be rendered by the caller. */
  passwordDialog: ReactNode;
};

/** For actions that the server only accepts shortly after the password was entered. */
export function useReauthentication(): Reauthentication {
  const [pending, setPending] = useState<{ action: Action }>();

  async function withReauthentication(action: Action): Promise<unknown> {
    try {
      return await action();
    } catch (error) {
      if (!needsPassword(apiErrorOf(error))) throw error;
      setPending({ action });
    }
  }

  function resume({ action }: { action: Action }): void {
    setPending(undefined);
    // The action has reported its error.
    withReauthentication(action).catch(() => undefined);
  }

  return {
    withReauthentication,
    passwordDialog: pending ? (
      <ConfirmPasswordDialog onClose={() => setPending(undefined)} onConfirmed={() => resume(pending)} />
    ) : null,
  };
}
