import type { ReactNode } from "react";
import { notifyRefusal } from "../../../kit/reauthentication/notify-refusal.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { browser } from "../../../kit/session/session.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { connectionTexts as texts } from "./connection-texts.ts";

type Changes = { connect: () => void; isConnecting: boolean; disconnect: () => Promise<unknown>; dialog: ReactNode };

/** Connects and disconnects the identity provider; asks first that it's the golfer, where the sign-in is some time ago. */
export function useConnectionChanges(): Changes {
  const utils = trpc.useUtils();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const start = trpc.identity.connect.useMutation({
    onSuccess: ({ url }) => browser.goTo(url),
    onError: notifyRefusal(texts.connectFailed),
  });
  const removal = trpc.identity.remove.useMutation({
    onSuccess: async () => {
      void announce(texts.disconnected);
      await utils.passkey.methods.invalidate();
    },
    onError: notifyRefusal(texts.disconnectFailed),
  });
  // Each call has reported its error.
  const run = (change: () => Promise<unknown>) => withReauthentication(change).catch(() => undefined);
  return {
    connect: () => void run(() => start.mutateAsync()),
    isConnecting: start.isPending,
    disconnect: () => run(() => removal.mutateAsync()),
    dialog: confirmDialog,
  };
}
