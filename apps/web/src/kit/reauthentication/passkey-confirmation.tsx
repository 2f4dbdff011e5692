import type { SignInMethods } from "@fourball/domain/passkey/schema";
import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import LogIn from "lucide-react/icons/log-in";
import type { ReactNode } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { canUsePasskeys } from "../passkey/ceremony.ts";
import { browser } from "../session/session.ts";
import { trpc } from "../trpc/trpc.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { reauthenticationTexts } from "./texts.ts";

type PasskeyConfirmationProps = {
  /** A sign-in elsewhere doesn't count either. */
  isOnly?: boolean;
  onConfirmed: () => void;
};

/** Where the password doesn't count. Says what to do where a passkey can't be used, or is lost. */
export function PasskeyConfirmation({ isOnly = false, onConfirmed }: PasskeyConfirmationProps): ReactNode {
  const { data: methods } = trpc.passkey.methods.useQuery();
  if (!methods) return <Skeleton className="h-11" />;
  const provider = isOnly ? undefined : providerOf(methods);
  const hasPasskey = methods.passkeys.length > 0;
  return (
    <>
      {hasPasskey || !provider ? <Passkey isAvailable={methods.isAvailable} onConfirmed={onConfirmed} /> : null}
      {provider ? <ProviderButton provider={provider} /> : null}
      <LostPasskey isOnly={isOnly} methods={methods} provider={provider} />
    </>
  );
}

type LostPasskeyProps = { isOnly: boolean; methods: SignInMethods; provider: string | undefined };

function LostPasskey({ isOnly, methods: { hasPassword, isRequired }, provider }: LostPasskeyProps): ReactNode {
  if (provider || isRequired || (hasPassword && !isOnly)) return null;
  return (
    <p className="text-ink-2 text-small">{hasPassword ? reauthenticationTexts.lostBesidePassword : reauthenticationTexts.lost}</p>
  );
}

/** Where admins need a passkey, theirs can't be replaced by a sign-in elsewhere. */
function providerOf({ connection, isRequired, passkeys }: SignInMethods): string | undefined {
  return connection?.connectedAt && !(isRequired && passkeys.length > 0) ? connection.provider : undefined;
}

function Passkey({ isAvailable, onConfirmed }: { isAvailable: boolean; onConfirmed: () => void }): ReactNode {
  if (!isAvailable) return <p>{reauthenticationTexts.wrongAddress}</p>;
  return canUsePasskeys() ? <PasskeyButton onConfirmed={onConfirmed} /> : <p>{reauthenticationTexts.noPasskeys}</p>;
}

/** A fresh sign-in at the identity provider, for accounts that are connected to it. */
function ProviderButton({ provider }: { provider: string }): ReactNode {
  const start = trpc.identity.confirm.useMutation({ onSuccess: ({ url }) => browser.goTo(url) });
  return (
    <>
      <FormAlert error={start.error} failed={reauthenticationTexts.failed} />
      <Button onClick={() => start.mutate()} pending={start.isPending} variant="secondary" wide>
        <LogIn aria-hidden="true" className="size-4 stroke-[1.75]" />
        {reauthenticationTexts.provider(provider)}
      </Button>
      <p className="text-ink-2 text-small">{reauthenticationTexts.providerHint}</p>
    </>
  );
}
