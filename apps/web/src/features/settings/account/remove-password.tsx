import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { notifyRefusal } from "../../../kit/reauthentication/notify-refusal.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
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
          onConfirm: () => withReauthentication(() => removal.mutateAsync()),
        }}
        variant="secondary"
      >
        {texts.button}
      </QuestionButton>
      {confirmDialog}
    </>
  );
}
