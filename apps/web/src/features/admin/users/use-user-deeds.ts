import { countText } from "../../../shared/formatting.ts";
import { trpc } from "../../../shared/trpc.ts";
import { useUserUpdate } from "./use-user-update.ts";

/** Each rejects when it was refused. */
type UserDeeds = {
  endSessions: () => Promise<unknown>;
  suspend: () => Promise<unknown>;
  reinstate: () => Promise<unknown>;
};

const calledOff = (games: number): string =>
  games === 0 ? "" : ` ${countText(games, "game")} ${games === 1 ? "was" : "were"} cancelled.`;

export function useUserDeeds({ userId, name }: { userId: string; name: string }): UserDeeds {
  const { onDone, onFailed } = useUserUpdate();
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
    endSessions: () => endSessions.mutateAsync({ userId }),
    suspend: () => suspend.mutateAsync({ userId }),
    reinstate: () => reinstate.mutateAsync({ userId }),
  };
}
