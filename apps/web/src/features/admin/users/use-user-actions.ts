import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useReauthentication } from "./use-reauthentication.tsx";
import { useUserUpdate } from "./use-user-update.ts";

export type UserActionCalls = {
  /** Each rejects when it was refused. */
  endSessions: () => Promise<unknown>;
  suspend: () => Promise<unknown>;
  reinstate: () => Promise<unknown>;
  passwordDialog: ReactNode;
};

const cancelledText = (games: number): string =>
  games === 0 ? "" : ` ${countText(games, "game")} ${games === 1 ? "was" : "were"} cancelled.`;

export function useUserActions({ userId, name }: { userId: string; name: string }): UserActionCalls {
  const { onDone, onFailed } = useUserUpdate();
  const { withReauthentication, passwordDialog } = useReauthentication();
  const endSessions = trpc.admin.endSessions.useMutation({
    onSuccess: () => onDone(`${name} is signed out everywhere.`),
    onError: onFailed,
  });
  const suspend = trpc.admin.suspend.useMutation({
    onSuccess: ({ cancelled }) => onDone(`${name} is suspended.${cancelledText(cancelled)}`),
    onError: onFailed,
  });
  const reinstate = trpc.admin.reinstate.useMutation({
    onSuccess: () => onDone(`${name} may sign in again.`),
    onError: onFailed,
  });
  return {
    endSessions: () => withReauthentication(() => endSessions.mutateAsync({ userId })),
    suspend: () => withReauthentication(() => suspend.mutateAsync({ userId })),
    reinstate: () => withReauthentication(() => reinstate.mutateAsync({ userId })),
    passwordDialog,
  };
}
