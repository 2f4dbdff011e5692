import type { SetPasswordInput } from "@fourball/domain/account/schema";
import { PASSKEYS_FOR_NO_PASSWORD } from "@fourball/domain/passkey/constants";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef, useState } from "react";
import { NewPasswordForm } from "../../../kit/forms/new-password-form.tsx";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { notifyRefusal } from "../../../kit/reauthentication/notify-refusal.ts";
import { requiredProof } from "../../../kit/reauthentication/required-proof.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { passwordTexts as texts } from "./password-texts.ts";

const { set, remove } = texts;

/** The password of the account: change it, remove it, or set one where there is none. */
export function PasswordSection(): ReactNode {
  const methods = trpc.passkey.methods.useQuery();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(title, methods.data?.hasPassword.toString());
  // Remounts the form after a success, including the strength meter.
  const [round, setRound] = useState(0);
  return (
    <section className="stack gap-3">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <QueryBody failed={texts.failed} query={methods} skeleton={<Skeleton className="h-56" />}>
        {({ hasPassword, passkeys }) =>
          hasPassword ? (
            <>
              <ChangePasswordForm key={round} onChanged={() => setRound(round + 1)} />
              {passkeys.length >= PASSKEYS_FOR_NO_PASSWORD ? <RemovePassword /> : null}
            </>
          ) : (
            <SetPasswordForm />
          )
        }
      </QueryBody>
    </section>
  );
}

/** For golfers who have enough passkeys to lose one. */
function RemovePassword(): ReactNode {
  const utils = trpc.useUtils();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const removal = trpc.passkey.removePassword.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: remove.done, description: remove.doneHint });
      void utils.account.sessions.invalidate();
      await utils.passkey.methods.invalidate();
    },
    onError: notifyRefusal(remove.failed),
  });
  return (
    <>
      <p className="pt-2 text-ink-2 text-small">{remove.hint}</p>
      <QuestionButton
        className="w-fit"
        question={{
          title: remove.title,
          description: remove.description,
          cancelLabel: remove.keep,
          confirmLabel: remove.confirm,
          onConfirm: () => withReauthentication(() => removal.mutateAsync()),
        }}
        variant="secondary"
      >
        {remove.button}
      </QuestionButton>
      {confirmDialog}
    </>
  );
}

/** A first password, for an account without one. */
function SetPasswordForm(): ReactNode {
  const utils = trpc.useUtils();
  const account = useMember();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const { mutateAsync, error, isPending } = trpc.account.setPassword.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: set.done, description: set.doneHint });
      void utils.account.sessions.invalidate();
      await utils.passkey.methods.invalidate();
    },
    onError: handleUnauthorized,
  });
  // The form shows the error.
  const save = (input: SetPasswordInput) => withReauthentication(() => mutateAsync(input)).catch(() => undefined);
  return (
    <>
      <p className="text-ink-2 text-small">{set.none}</p>
      <div className="stack gap-4">
        <NewPasswordForm
          button={{ className: "w-fit", variant: "secondary" }}
          golfer={() => account}
          request={{ error: error && requiredProof(error) ? null : error, isPending }}
          save={save}
          words={set}
        />
      </div>
      {confirmDialog}
    </>
  );
}
