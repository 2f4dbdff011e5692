import type { IdentityConnection } from "@fourball/domain/identity/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { problemTexts } from "../../../kit/identity/problem-texts.ts";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { notifyRefusal } from "../../../kit/reauthentication/notify-refusal.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { browser } from "../../../kit/session/session.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";

/** What the connection of an account to the identity provider says. */
const texts = {
  title: (provider: string) => `Sign in with ${provider}`,
  none: (provider: string) => `Connect your ${provider} account to sign in with it.`,
  since: (when: string) => `Connected ${when}`,
  used: (when: string) => `last used ${when}`,
  connect: "Connect",
  connecting: "Opening...",
  connectFailed: "Couldn't connect your account",
  disconnect: "Disconnect",
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectDescription: "You won't be able to sign in with it until you connect it again.",
  keep: "Keep it",
  disconnected: "Disconnected",
  disconnectFailed: "Couldn't disconnect it",
};

/** The golfer comes back from the provider to read it. */
const focusWhenShown = (message: HTMLDivElement | null): void => message?.focus();

/** The identity provider, where one is configured. */
export function ConnectionSection(): ReactNode {
  const { data: methods } = trpc.passkey.methods.useQuery();
  return methods?.connection ? <Connection connection={methods.connection} /> : null;
}

function Connection({ connection: { provider, connectedAt, lastUsedAt } }: { connection: IdentityConnection }): ReactNode {
  const { problem } = useSearch({ from: "/_member/settings" });
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(title, String(connectedAt));
  const { connect, isConnecting, disconnect, dialog } = useConnectionChanges();
  return (
    <section className="stack gap-3">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {texts.title(provider)}
      </h3>
      {problem ? <Alert ref={focusWhenShown}>{problemTexts[problem](provider)}</Alert> : null}
      {connectedAt ? (
        <>
          <p className="text-ink-2 text-small">
            {texts.since(momentText(connectedAt))}
            {lastUsedAt ? `, ${texts.used(momentText(lastUsedAt))}` : null}
          </p>
          <QuestionButton
            className="w-fit"
            question={{
              title: texts.disconnectTitle(provider),
              description: texts.disconnectDescription,
              cancelLabel: texts.keep,
              confirmLabel: texts.disconnect,
              onConfirm: disconnect,
            }}
            variant="secondary"
          >
            {texts.disconnect}
          </QuestionButton>
        </>
      ) : (
        <>
          <p className="text-ink-2 text-small">{texts.none(provider)}</p>
          <Button className="w-fit" onClick={connect} pending={isConnecting} pendingLabel={texts.connecting} variant="secondary">
            {texts.connect}
          </Button>
        </>
      )}
      {dialog}
    </section>
  );
}

type Changes = { connect: () => void; isConnecting: boolean; disconnect: () => Promise<unknown>; dialog: ReactNode };

/** Connects and disconnects the identity provider; asks first that it's the golfer, where the sign-in is some time ago. */
function useConnectionChanges(): Changes {
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
  return {
    // The call has reported its error.
    connect: () => void withReauthentication(() => start.mutateAsync()).catch(() => undefined),
    isConnecting: start.isPending,
    disconnect: () => withReauthentication(() => removal.mutateAsync()),
    dialog: confirmDialog,
  };
}
