import type { AdminUser, SetAdminInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Switch } from "@fourball/ui/forms/switch";
import { AlertDialog, type AlertDialogProps } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useId, useState } from "react";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { adminTexts } from "../texts.ts";
import { useUserUpdate } from "./use-user-update.ts";

const { grant } = adminTexts.users;

type AdminSwitchProps = {
  user: AdminUser;
  /** Without its label, above what makes the row a button. */
  inTable?: boolean;
};

/** Revoking takes effect at once; granting asks first. */
export function AdminSwitch({ user, inTable = false }: AdminSwitchProps): ReactNode {
  const { id: userId, isAdmin } = user;
  const [isConfirming, setConfirming] = useState(false);
  const { setAdmin, setting, confirmDialog } = useSetAdmin();
  const hint = useId();
  const isOwn = useMember().id === userId;

  function change(wanted: boolean): void {
    if (wanted) setConfirming(true);
    // useUserUpdate reports the error.
    else setAdmin({ userId, isAdmin: false }).catch(() => undefined);
  }

  return (
    <div className={inTable ? "relative z-1 flex w-fit items-center gap-2" : "grid gap-1"}>
      <Switch
        aria-describedby={isOwn ? hint : undefined}
        checked={setting ?? isAdmin}
        disabled={isOwn}
        hideLabel={inTable}
        label={
          <>
            {adminTexts.users.columns.isAdmin} <span className="sr-only">{adminTexts.users.of(displayName(user))}</span>
          </>
        }
        onCheckedChange={change}
        readOnly={setting !== undefined}
      />
      {isOwn ? (
        <p className={`text-ink-2 text-micro leading-tight ${inTable ? "w-32" : ""}`} id={hint}>
          {adminTexts.users.ownRight}
        </p>
      ) : (
        <GrantDialog
          onConfirm={() => setAdmin({ userId, isAdmin: true })}
          onOpenChange={setConfirming}
          open={isConfirming}
          user={user}
        />
      )}
      {confirmDialog}
    </div>
  );
}

type GrantDialogProps = Pick<AlertDialogProps, "onConfirm" | "onOpenChange" | "open"> & { user: AdminUser };

const GrantDialog = ({ user, ...dialog }: GrantDialogProps): ReactNode => (
  <AlertDialog
    {...dialog}
    cancelLabel={grant.cancel}
    confirmLabel={grant.confirm}
    description={grant.description(displayName(user), user.email)}
    title={grant.title(displayName(user))}
    tone="primary"
  />
);

const { userUpdate: done } = adminTexts;

type UseSetAdmin = {
  /** Rejects when it was refused. */
  setAdmin: (input: SetAdminInput) => Promise<unknown>;
  /** What it is being set to. */
  setting: boolean | undefined;
  confirmDialog: ReactNode;
};

function useSetAdmin(): UseSetAdmin {
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
