import type { SettingsPart } from "@fourball/domain/links/links";
import { PRODUCT } from "@fourball/domain/product";
import { Alert } from "@fourball/ui/alert";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { useFocusAtFirst } from "../../kit/page/use-focus-at-first.ts";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { useSession } from "../../kit/session/session.ts";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountLink } from "./account-link.tsx";
import { SpentLink } from "./spent-link.tsx";
import { signInTexts } from "./texts.ts";

/** The target of the mailed link. */
export function ConfirmEmailScreen(): ReactNode {
  const token = useMailedToken();
  const session = useSession();
  const { account } = trpc.useUtils();
  const confirm = trpc.account.confirmEmail.useMutation({
    // It may have another address now, or be an admin's.
    onSuccess: () => Promise.all([account.current.invalidate(), account.emailStatus.invalidate()]),
  });
  if (session.state === "loading") return null;
  if (confirm.isSuccess) return <Confirmed />;
  if (session.state === "signed-out") return <SignInFirst />;
  if (!token || isLinkSpent(confirm.error))
    return (
      <SpentLink hint={signInTexts.confirm.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} hash={"account" satisfies SettingsPart} to="/settings">
          {signInTexts.confirm.settings}
        </Link>
      </SpentLink>
    );
  const email = session.state === "signed-in" ? session.account.email : undefined;
  return (
    <AccountCard lead={email ? signInTexts.confirm.signedInAs(email) : undefined} title={signInTexts.confirm.title}>
      <PressToConfirm confirm={() => confirm.mutate({ token })} request={confirm} words={signInTexts.confirm} />
    </AccountCard>
  );
}

function Confirmed(): ReactNode {
  const box = useFocusAtFirst<HTMLDivElement>();
  return (
    <AccountCard title={signInTexts.confirm.done}>
      <Alert ref={box} tone="ok">
        {signInTexts.confirm.doneHint}
      </Alert>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/">
        {signInTexts.confirm.goTo(PRODUCT)}
      </Link>
    </AccountCard>
  );
}

function SignInFirst(): ReactNode {
  return (
    <AccountCard
      footer={
        <>
          {signInTexts.confirm.notYourPassword}
          <AccountLink to="/forgot-password">{signInTexts.confirm.chooseNew}</AccountLink>
        </>
      }
      lead={signInTexts.confirm.signInFirst}
      title={signInTexts.confirm.title}
    >
      <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
        {signInTexts.confirm.signIn}
      </Link>
    </AccountCard>
  );
}
