import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Switch } from "@fourball/ui/forms/switch";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useId, useState } from "react";
import { useMember } from "../../../shared/session/member.ts";
import { useSetAdmin } from "./use-set-admin.ts";

type AdminSwitchProps = { user: AdminUser; hideLabel?: boolean };

/** Revoking takes effect at once; granting asks first. */
export function AdminSwitch({ user, hideLabel = false }: AdminSwitchProps): ReactNode {
  const { id: userId, isAdmin } = user;
  const [isConfirming, setConfirming] = useState(false);
  const { setAdmin, setting, passwordDialog } = useSetAdmin();
  const hint = useId();
  const isOwn = useMember().id === userId;
  const name = displayName(user);

  function change(wanted: boolean): void {
    if (wanted) setConfirming(true);
    // useUserUpdate reports the error.
    else setAdmin({ userId, isAdmin: false }).catch(() => undefined);
  }

  return (
    <div className="grid gap-1">
      <Switch
        aria-describedby={isOwn ? hint : undefined}
        checked={setting ?? isAdmin}
        disabled={isOwn}
        hideLabel={hideLabel}
        label={
          <>
            Admin Status <span className="sr-only">of {name}</span>
          </>
        }
        onCheckedChange={change}
        readOnly={setting !== undefined}
      />
      {isOwn ? (
        <p className="min-w-28 max-w-44 text-ink-2 text-micro" id={hint}>
          You cannot change your own admin status
        </p>
      ) : null}
      {isOwn ? null : (
        <AlertDialog
          cancelLabel="Not now"
          confirmLabel="Make admin"
          description={`${name} (${user.email}) will manage every user and every course, as you do.`}
          onConfirm={() => setAdmin({ userId, isAdmin: true })}
          onOpenChange={setConfirming}
          open={isConfirming}
          title={`Make ${name} an admin?`}
          tone="primary"
        />
      )}
      {passwordDialog}
    </div>
  );
}
