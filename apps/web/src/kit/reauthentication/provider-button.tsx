import { Button } from "@fourball/ui/button";
import LogIn from "lucide-react/icons/log-in";
import type { ReactNode } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { browser } from "../session/session.ts";
import { trpc } from "../trpc/trpc.ts";
import { texts } from "./texts.ts";

/** A fresh sign-in at the identity provider, for accounts that are connected to it. */
export function ProviderButton({ provider }: { provider: string }): ReactNode {
  const start = trpc.identity.confirm.useMutation({ onSuccess: ({ url }) => browser.goTo(url) });
  return (
    <>
      <FormAlert error={start.error} failed={texts.failed} />
      <Button onClick={() => start.mutate()} pending={start.isPending} variant="secondary" wide>
        <LogIn aria-hidden="true" className="size-4 stroke-[1.75]" />
        {texts.provider(provider)}
      </Button>
      <p className="text-ink-2 text-small">{texts.providerHint}</p>
    </>
  );
}
