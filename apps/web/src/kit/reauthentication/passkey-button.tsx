import { Button, type ButtonProps } from "@fourball/ui/button";
import KeyRound from "lucide-react/icons/key-round";
import type { ReactNode } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { canUsePasskeys } from "../passkey/ceremony.ts";
import { useConfirmWithPasskey } from "../passkey/use-confirm-with-passkey.ts";
import { trpc } from "../trpc/trpc.ts";
import { reauthenticationTexts } from "./texts.ts";

type PasskeyButtonProps = { onConfirmed: () => void; variant?: ButtonProps["variant"] };

/** Confirms with a passkey, for golfers who have one. */
export function PasskeyButton({ onConfirmed, variant }: PasskeyButtonProps): ReactNode {
  const methods = trpc.passkey.methods.useQuery(undefined, { enabled: canUsePasskeys() });
  const { confirm, isPending, error } = useConfirmWithPasskey(onConfirmed);
  if (!methods.data || methods.data.passkeys.length === 0) return null;
  return (
    <>
      <FormAlert error={error} failed={reauthenticationTexts.failed} />
      <Button onClick={confirm} pending={isPending} pendingLabel={reauthenticationTexts.submitting} variant={variant} wide>
        <KeyRound aria-hidden="true" className="size-4 stroke-[1.75]" />
        {reauthenticationTexts.passkey}
      </Button>
    </>
  );
}
