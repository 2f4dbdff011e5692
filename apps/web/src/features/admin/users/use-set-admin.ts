import type { SetAdminInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { ReactNode } from "react";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "../texts.ts";
import { useUserUpdate } from "./use-user-update.ts";

const { userUpdate: done } = texts;

type UseSetAdmin = {
  /** Rejects when it was refused. */
  setAdmin: (input: SetAdminInput) => Promise<unknown>;
  /** What it is being set to. */
  setting: boolean | undefined;
  confirmDialog: ReactNode;
};

export function useSetAdmin(): UseSetAdmin {
  const { onDone, onFailed } = useUserUpdate();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const request = trpc.admin.setAdmin.useMutation({
    onSuccess: (user) => onDone(user.isAdmin ? done.granted(displayName(user)) : done.revoked(displayName(user))),
    onError: onFailed,
  });
  return {
    setAdmin: (input) => withReauthentication(() => request.mutateAsync(input)),
    setting: request.isPending ? request.variables.isAdmin : undefined,
    confirmDialog,
  };
}
