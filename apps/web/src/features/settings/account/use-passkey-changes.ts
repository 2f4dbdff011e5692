import type { Passkey } from "@fourball/domain/passkey/schema";
import { type ReactNode, useState } from "react";
import { createPasskey } from "../../../kit/passkey/ceremony.ts";
import { notifyRefusal } from "../../../kit/reauthentication/notify-refusal.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { expectSessionEnd } from "../../../kit/session/session.ts";
import { announce, notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { browserName } from "./browser-name.ts";
import { passkeyTexts as texts } from "./passkey-texts.ts";

type Changes = { add: () => void; isAdding: boolean; remove: (passkey: Passkey) => Promise<unknown>; dialog: ReactNode };

/** Adds and removes passkeys; asks first that it's the golfer, where the sign-in is some time ago. */
export function usePasskeyChanges(): Changes {
  const utils = trpc.useUtils();
  const [isAdding, setAdding] = useState(false);
  const { withReauthentication, confirmDialog } = useReauthentication();
  const start = trpc.passkey.start.useMutation({ onError: notifyRefusal(texts.addFailed) });
  const keep = trpc.passkey.add.useMutation({
    onMutate: expectSessionEnd,
    onSettled: (_added, _error, _input, goOn) => goOn?.(),
    onError: notifyRefusal(texts.addFailed),
  });
  const removal = trpc.passkey.remove.useMutation({ onError: notifyRefusal(texts.removeFailed) });
  const refresh = () => utils.passkey.methods.invalidate();

  async function make(): Promise<void> {
    setAdding(true);
    try {
      const options = await start.mutateAsync();
      const passkey = await createPasskey(options).catch(() => undefined);
      if (!passkey) return void notify({ type: "error", title: texts.notAdded });
      await keep.mutateAsync({ passkey, name: browserName(navigator.userAgent) });
      void announce(texts.added);
      await refresh();
    } finally {
      setAdding(false);
    }
  }

  async function take({ id }: Passkey): Promise<void> {
    await removal.mutateAsync({ id });
    void announce(texts.removed);
    await refresh();
  }

  return {
    isAdding,
    dialog: confirmDialog,
    // The call has reported its error.
    add: () => void withReauthentication(make).catch(() => undefined),
    remove: (passkey) => withReauthentication(() => take(passkey)),
  };
}
