import type { SetPasswordInput } from "@fourball/domain/account/schema";
import type { ReactNode } from "react";
import { NewPasswordForm } from "../../../kit/forms/new-password-form.tsx";
import { requiredProof } from "../../../kit/reauthentication/required-proof.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { passwordTexts } from "./password-texts.ts";

const texts = passwordTexts.set;

/** A first password, for an account without one. */
export function SetPasswordForm(): ReactNode {
  const utils = trpc.useUtils();
  const account = useMember();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const { mutateAsync, error, isPending } = trpc.account.setPassword.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: texts.done, description: texts.doneHint });
      void utils.account.sessions.invalidate();
      await utils.passkey.methods.invalidate();
    },
    onError: handleUnauthorized,
  });
  // The form shows the error.
  const save = (input: SetPasswordInput) => withReauthentication(() => mutateAsync(input)).catch(() => undefined);
  return (
    <>
      <p className="text-ink-2 text-small">{texts.none}</p>
      <div className="stack gap-4">
        <NewPasswordForm
          button={{ className: "w-fit", variant: "secondary" }}
          golfer={() => account}
          request={{ error: error && requiredProof(error) ? null : error, isPending }}
          save={save}
          words={texts}
        />
      </div>
      {confirmDialog}
    </>
  );
}
