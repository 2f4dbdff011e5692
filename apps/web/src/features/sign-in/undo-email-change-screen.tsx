import { PRODUCT } from "@fourball/domain/product";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SpentLink } from "./spent-link.tsx";
import { texts } from "./texts.ts";
import { useSignInAgain } from "./use-sign-in-again.ts";

/** The target of the link in the mail to the old address. */
export function UndoEmailChangeScreen(): ReactNode {
  const token = useMailedToken();
  const signInAgain = useSignInAgain();
  const undo = trpc.account.undoEmailChange.useMutation({ onSuccess: () => signInAgain(texts.undo) });
  if (!token || isLinkSpent(undo.error))
    return (
      <SpentLink hint={texts.undo.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} to="/">
          {texts.undo.goTo(PRODUCT)}
        </Link>
      </SpentLink>
    );
  return (
    <AccountCard lead={texts.undo.lead} title={texts.undo.title}>
      <NewPasswordForm
        error={undo.error}
        save={({ newPassword }) => undo.mutate({ token, newPassword })}
        saving={undo.isPending}
        words={texts.undo}
      />
    </AccountCard>
  );
}
