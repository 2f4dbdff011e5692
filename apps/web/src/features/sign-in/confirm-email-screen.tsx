import { PRODUCT } from "@fourball/domain/product";
import { Alert } from "@fourball/ui/alert";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { useSession } from "../../shared/session/session.ts";
import { failureOf } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountLink } from "./account-link.tsx";
import { SpentLink } from "./spent-link.tsx";
import { texts } from "./texts.ts";

/** The target of the mailed link; nothing happens before the button is pressed. */
export function ConfirmEmailScreen(): ReactNode {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("token") });
  const session = useSession();
  const { account } = trpc.useUtils();
  const confirm = trpc.account.confirmEmail.useMutation({
    // It may have another address now, or be an admin's.
    onSuccess: () => Promise.all([account.current.invalidate(), account.emailStatus.invalidate()]),
  });
  if (session.state === "loading") return null;
  if (confirm.isSuccess) return <Confirmed />;
  if (session.state === "signed-out") return <SignInFirst />;
  if (!token || (confirm.error && failureOf(confirm.error) === "invalid"))
    return (
      <SpentLink hint={texts.confirm.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} hash="account" to="/settings">
          {texts.confirm.settings}
        </Link>
      </SpentLink>
    );
  const email = session.state === "signed-in" ? session.account.email : undefined;
  return (
    <AccountCard lead={email ? texts.confirm.signedInAs(email) : undefined} title={texts.confirm.title}>
      <FormAlert error={confirm.error} failed={texts.confirm.failed} />
      <Button
        onClick={() => confirm.mutate({ token })}
        pending={confirm.isPending}
        pendingLabel={texts.confirm.submitting}
        size="large"
        wide
      >
        {texts.confirm.submit}
      </Button>
    </AccountCard>
  );
}

function Confirmed(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
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
