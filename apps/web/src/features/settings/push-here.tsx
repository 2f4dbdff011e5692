import { Alert } from "@fourball/ui/alert";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { usePushHere } from "./use-push-here.ts";

/** Turns push notifications on and off in this browser. */
export function PushHere({ publicKey }: { publicKey: string }): ReactNode {
  const { state, change, changing } = usePushHere(publicKey);
  if (state === "unsupported") return <p className="text-ink-2 text-small">{texts.browser.unsupported}</p>;
  return (
    <>
      {state === "denied" ? (
        <Alert title={texts.browser.blocked} tone="info">
          {texts.browser.blockedHint}
        </Alert>
      ) : null}
      <Switch
        checked={state === "on"}
        description={texts.browser.hereHint}
        disabled={state === "denied" || state === "unknown" || changing}
        label={texts.browser.here}
        onCheckedChange={change}
      />
    </>
  );
}
