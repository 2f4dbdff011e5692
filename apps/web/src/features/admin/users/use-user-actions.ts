import type { SuspendUserInput } from "@fourball/domain/moderation/schema";
import type { ReactNode } from "react";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { adminTexts } from "../texts.ts";
import { useUserUpdate } from "./use-user-update.ts";

export type SuspensionDecision = Omit<SuspendUserInput, "userId">;

export type UserActionCalls = {
  /** Each rejects when it was refused. */
  endSessions: () => Promise<unknown>;
  suspend: (decision: SuspensionDecision) => Promise<unknown>;
  reinstate: () => Promise<unknown>;
  confirmDialog: ReactNode;
};

const { userUpdate: done } = adminTexts;

export function useUserActions({ userId, name }: { userId: string; name: string }): UserActionCalls {
  const { onDone, onFailed } = useUserUpdate();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const endSessions = trpc.admin.endSessions.useMutation({
    onSuccess: () => onDone(done.signedOut(name)),
    onError: onFailed,
  });
  const suspend = trpc.admin.suspend.useMutation({
    onSuccess: ({ cancelled }) => onDone(done.suspended(name, cancelled)),
    onError: onFailed,
  });
  const reinstate = trpc.admin.reinstate.useMutation({
    onSuccess: () => onDone(done.reinstated(name)),
    onError: onFailed,
  });
  return {
    endSessions: () => withReauthentication(() => endSessions.mutateAsync({ userId })),
    suspend: (decision) => withReauthentication(() => suspend.mutateAsync({ userId, ...decision })),
    reinstate: () => withReauthentication(() => reinstate.mutateAsync({ userId })),
    confirmDialog,
  };
}
