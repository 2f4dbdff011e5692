import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";
import { trpc } from "../../../shared/trpc.ts";
import { useInPerson } from "./use-in-person.tsx";
import { useUserUpdate } from "./use-user-update.ts";

export type Deeds = {
  /** Each rejects when it was refused. */
  endSessions: () => Promise<unknown>;
  suspend: () => Promise<unknown>;
  reinstate: () => Promise<unknown>;
  passwordDialog: ReactNode;
};

const calledOff = (games: number): string =>
  games === 0 ? "" : ` ${countText(games, "game")} ${games === 1 ? "was" : "were"} cancelled.`;

export function useUserDeeds({ userId, name }: { userId: string; name: string }): Deeds {
  const { onDone, onFailed } = useUserUpdate();
  const { inPerson, passwordDialog } = useInPerson();
  const endSessions = trpc.admin.endSessions.useMutation({
    onSuccess: () => onDone(`${name} is signed out everywhere.`),
    onError: onFailed,
  });
  const suspend = trpc.admin.suspend.useMutation({
    onSuccess: ({ cancelled }) => onDone(`${name} is suspended.${calledOff(cancelled)}`),
    onError: onFailed,
  });
  const reinstate = trpc.admin.reinstate.useMutation({
    onSuccess: () => onDone(`${name} may sign in again.`),
    onError: onFailed,
  });
  return {
    endSessions: () => inPerson(() => endSessions.mutateAsync({ userId })),
    suspend: () => inPerson(() => suspend.mutateAsync({ userId })),
    reinstate: () => inPerson(() => reinstate.mutateAsync({ userId })),
    passwordDialog,
  };
}
