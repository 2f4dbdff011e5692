import { PASSKEY_CHALLENGE_MINUTES } from "@fourball/domain/passkey/constants";
import { Button } from "@fourball/ui/button";
import KeyRound from "lucide-react/icons/key-round";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { AppealLink } from "../../kit/page/appeal-link.tsx";
import { canSuggestPasskeys, signWithPasskey, stopSuggesting } from "../../kit/passkey/ceremony.ts";
import { useSetAccount } from "../../kit/session/use-set-account.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { signInTexts } from "./texts.ts";

/** A little less than a challenge works. */
const SUGGEST_AGAIN_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60 * 1000;

/** Signs in with a passkey: one that the browser suggests in the email field, or chosen after a press on the button. */
export function PasskeySignIn(): ReactNode {
  const [round, setRound] = useState(0);
  const suggestAgain = () => setRound((before) => before + 1);
  const signIn = trpc.passkey.signIn.useMutation({ onSuccess: useSetAccount(), onError: suggestAgain });
  const start = trpc.passkey.startUse.useMutation();

  async function use(suggest: boolean): Promise<void> {
    const options = await start.mutateAsync();
    signIn.mutate({ passkey: await signWithPasskey(options, suggest) });
  }
  const suggest = useEffectEvent(async () => {
    if (await canSuggestPasskeys()) await use(true);
  });
  // Rejects when the golfer closes the window of the browser, or starts something else.
  const choose = () => void use(false).catch(suggestAgain);

  useEffect(() => {
    // Without a suggestion there is still the button.
    suggest().catch(() => undefined);
    const again = setTimeout(() => setRound(round + 1), SUGGEST_AGAIN_MS);
    return () => {
      clearTimeout(again);
      void stopSuggesting();
    };
  }, [round]);

  return (
    <>
      <FormAlert error={signIn.error} failed={signInTexts.signIn.failed} whenForbidden={<AppealLink />} />
      <Button
        onClick={choose}
        pending={signIn.isPending}
        pendingLabel={signInTexts.signIn.submitting}
        size="large"
        variant="secondary"
        wide
      >
        <KeyRound aria-hidden="true" className="size-4 stroke-[1.75]" />
        {signInTexts.signIn.passkey}
      </Button>
    </>
  );
}
