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
import { texts } from "./texts.ts";

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
      <SpentLink hint={texts.confirm.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} hash={"account" satisfies SettingsPart} to="/settings">
          {texts.confirm.settings}
        </Link>
      </SpentLink>
    );
  const email = session.state === "signed-in" ? session.account.email : undefined;
  return (
    <AccountCard lead={email ? texts.confirm.signedInAs(email) : undefined} title={texts.confirm.title}>
      <PressToConfirm confirm={() => confirm.mutate({ token })} request={confirm} words={texts.confirm} />
    </AccountCard>
  );
}

function Confirmed(): ReactNode {
  const box = useFocusAtFirst<HTMLDivElement>();
  return (
    <AccountCard title={texts.confirm.done}>
      <Alert ref={box} tone="ok">
        {texts.confirm.doneHint}
      </Alert>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/">
        {texts.confirm.goTo(PRODUCT)}
      </Link>
    </AccountCard>
  );
}

function SignInFirst(): ReactNode {
  return (
    <AccountCard
      footer={
        <>
          {texts.confirm.notYourPassword}
          <AccountLink to="/forgot-password">{texts.confirm.chooseNew}</AccountLink>
        </>
      }
      lead={texts.confirm.signInFirst}
      title={texts.confirm.title}
    >
      <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
        {texts.confirm.signIn}
      </Link>
    </AccountCard>
  );
}
