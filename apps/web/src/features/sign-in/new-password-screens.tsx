import { PRODUCT } from "@fourball/domain/product";
import { buttonStyle } from "@fourball/ui/button";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NewPasswordForm } from "../../kit/forms/new-password-form.tsx";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { notify } from "../../kit/toast.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { SpentLink } from "./spent-link.tsx";
import { signInTexts } from "./texts.ts";

export function ResetPasswordScreen(): ReactNode {
  const signInAgain = useSignInAgain();
  const reset = trpc.account.resetPassword.useMutation({ onSuccess: () => signInAgain(signInTexts.reset) });
  return (
    <NewPasswordByLink change={reset} words={signInTexts.reset}>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/forgot-password">
        {signInTexts.reset.again}
      </Link>
    </NewPasswordByLink>
  );
}

/** The target of the link in the mail to the old address. */
export function UndoEmailChangeScreen(): ReactNode {
  const signInAgain = useSignInAgain();
  const undo = trpc.account.undoEmailChange.useMutation({ onSuccess: () => signInAgain(signInTexts.undo) });
  return (
    <NewPasswordByLink change={undo} words={signInTexts.undo}>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/">
        {signInTexts.undo.goTo(PRODUCT)}
      </Link>
    </NewPasswordByLink>
  );
}

/** After a new password: every session of the account has ended, perhaps this browser's too. */
function useSignInAgain(): (words: { done: string; doneHint: string }) => Promise<void> {
  const navigate = useNavigate();
  const { account } = trpc.useUtils();
  return async ({ done, doneHint }) => {
    await account.current.reset();
    await navigate({ to: "/sign-in" });
    void notify({ type: "success", title: done, description: doneHint });
  };
}

type NewPasswordByLinkProps = {
  words: Record<"title" | "lead" | "submit" | "submitting" | "failed" | "spentHint", string>;
  change: { error: ApiError | null; isPending: boolean; mutate: (input: { token: string; newPassword: string }) => void };
  /** Leads on from a link that was used, is too old, or was replaced. */
  children: ReactNode;
};

function NewPasswordByLink({ words, change, children }: NewPasswordByLinkProps): ReactNode {
  const token = useMailedToken();
  if (!token || isLinkSpent(change.error)) return <SpentLink hint={words.spentHint}>{children}</SpentLink>;
  return (
    <AccountCard lead={words.lead} title={words.title}>
      <NewPasswordForm
        button={{ size: "large", wide: true }}
        request={change}
        save={({ newPassword }) => change.mutate({ token, newPassword })}
        words={{ ...words, label: signInTexts.fields.newPassword }}
      />
    </AccountCard>
  );
}
