import type { SetPasswordInput } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { newPasswordResolver } from "../../../kit/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../../kit/forms/new-password-field.tsx";
import { requiredProof } from "../../../kit/reauthentication/required-proof.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { passwordTexts } from "./password-texts.ts";

const texts = passwordTexts.set;
const fields = ["newPassword"] as const;

/** A first password, for an account without one. */
export function SetPasswordForm(): ReactNode {
  const utils = trpc.useUtils();
  const account = useMember();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const { register, handleSubmit, formState, setError } = useForm<SetPasswordInput>({ resolver: newPasswordResolver });
  const setting = trpc.account.setPassword.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: texts.done, description: texts.doneHint });
      void utils.account.sessions.invalidate();
      await utils.passkey.methods.invalidate();
    },
    onError: (error) => {
      if (!handleUnauthorized(error)) showIssues(error, fields, setError);
    },
  });
  // The form shows the error.
  const submit = (input: SetPasswordInput) => withReauthentication(() => setting.mutateAsync(input)).catch(() => undefined);
  const { error } = setting;
  return (
    <>
      <p className="text-ink-2 text-small">{texts.none}</p>
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(submit)}>
        <FormAlert error={error && requiredProof(error) ? null : unplacedError(error, fields)} failed={texts.failed} />
        <NewPasswordField
          error={formState.errors.newPassword?.message}
          golfer={() => account}
          label={texts.next}
          registered={register("newPassword")}
        />
        <Button className="w-fit" pending={setting.isPending} pendingLabel={texts.submitting} type="submit" variant="secondary">
          {texts.submit}
        </Button>
      </form>
      {confirmDialog}
    </>
  );
}
