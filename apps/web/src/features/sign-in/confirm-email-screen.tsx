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

/** The target of the mailed link; nothing happens before the button is pressed. */
export function ConfirmEmailScreen(): ReactNode {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("token") });
  const session = useSession();
  const { account } = trpc.useUtils();
  const confirm = trpc.account.confirmEmail.useMutation({
    // It may have made the account an admin.
    onSuccess: () => account.current.invalidate(),
  });
  if (session.state === "loading") return null;
  if (confirm.isSuccess) return <Confirmed />;
  if (session.state === "signed-out") return <SignInFirst />;
  if (!token || (confirm.error && failureOf(confirm.error) === "invalid")) return <SpentLink />;
  const email = session.state === "signed-in" ? session.account.email : undefined;
  return (
    <AccountCard lead={email ? `You're signed in as ${email}.` : undefined} title="Confirm your email">
      <FormAlert error={confirm.error} failed="We couldn't confirm your email." />
      <Button
        onClick={() => confirm.mutate({ token })}
        pending={confirm.isPending}
        pendingLabel="Confirming..."
        size="large"
        wide
      >
        Confirm email
      </Button>
    </AccountCard>
  );
}

function Confirmed(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <AccountCard title="Email confirmed">
      <Alert ref={box} tone="ok">
        Thanks! You're all set.
      </Alert>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/">
        Go to {PRODUCT}
      </Link>
    </AccountCard>
  );
}

function SignInFirst(): ReactNode {
  return (
    <AccountCard
      footer={
        <>
          Not your password? <AccountLink to="/forgot-password">Choose a new one</AccountLink> by email. That confirms your
          address too.
        </>
      }
      lead="Sign in first, then open the link in the email again."
      title="Confirm your email"
    >
      <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
        Sign in
      </Link>
    </AccountCard>
  );
}

function SpentLink(): ReactNode {
  return (
    <AccountCard title="This link no longer works">
      <Alert title="Invalid or expired token" tone="warn">
        A link works once, for a day, and only in the account that we sent it to. If you lost it, sign out and choose a new
        password: that confirms your email too.
      </Alert>
      <Link className={buttonStyle({ size: "large", wide: true })} to="/">
        Go to {PRODUCT}
      </Link>
    </AccountCard>
  );
}
