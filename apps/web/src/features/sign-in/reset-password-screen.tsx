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

export function ResetPasswordScreen(): ReactNode {
  const token = useMailedToken();
  const signInAgain = useSignInAgain();
  const reset = trpc.account.resetPassword.useMutation({ onSuccess: () => signInAgain(texts.reset) });
  if (!token || isLinkSpent(reset.error))
    return (
      <SpentLink hint={texts.reset.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} to="/forgot-password">
          {texts.reset.again}
        </Link>
      </SpentLink>
    );
  return (
    <AccountCard lead={texts.reset.lead} title={texts.reset.title}>
      <NewPasswordForm
        error={reset.error}
        save={({ newPassword }) => reset.mutate({ token, newPassword })}
        saving={reset.isPending}
        words={texts.reset}
      />
    </AccountCard>
  );
}
