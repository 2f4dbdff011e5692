import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { notifyRefusal } from "../../../shared/reauthentication/notify-refusal.ts";
import { useReauthentication } from "../../../shared/reauthentication/use-reauthentication.tsx";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { passwordTexts } from "./password-texts.ts";

const texts = passwordTexts.remove;

/** For golfers who have enough passkeys to lose one. */
export function RemovePassword(): ReactNode {
  const utils = trpc.useUtils();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const removal = trpc.passkey.removePassword.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: texts.done, description: texts.doneHint });
      void utils.account.sessions.invalidate();
      await utils.passkey.methods.invalidate();
    },
    onError: notifyRefusal(texts.failed),
  });
  return (
    <>
      <p className="pt-2 text-ink-2 text-small">{texts.hint}</p>
      <QuestionButton
        className="w-fit"
        question={{
          title: texts.title,
          description: texts.description,
          cancelLabel: texts.keep,
          confirmLabel: texts.confirm,
          // The call has reported its error.
          onConfirm: () => withReauthentication(() => removal.mutateAsync()).catch(() => undefined),
        }}
        variant="secondary"
      >
        {texts.button}
      </QuestionButton>
      {confirmDialog}
    </>
  );
}
