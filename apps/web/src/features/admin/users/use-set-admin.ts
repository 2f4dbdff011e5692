import type { SetAdminInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { trpc } from "../../../shared/trpc.ts";
import { useUserUpdate } from "./use-user-update.ts";

type UseSetAdmin = {
  /** Rejects when it was refused. */
  setAdmin: (input: SetAdminInput) => Promise<unknown>;
  /** What it is being set to. */
  setting: boolean | undefined;
};

export function useSetAdmin(): UseSetAdmin {
  const { onDone, onFailed } = useUserUpdate();
  const request = trpc.admin.setAdmin.useMutation({
    onSuccess: (user) => onDone(`${displayName(user)} is ${user.isAdmin ? "an admin now" : "no longer an admin"}.`),
    onError: onFailed,
  });
  return { setAdmin: request.mutateAsync, setting: request.isPending ? request.variables.isAdmin : undefined };
}
