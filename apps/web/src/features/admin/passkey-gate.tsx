import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pages } from "../../kit/page/pages.ts";
import { PasskeyConfirmation } from "../../kit/reauthentication/passkey-confirmation.tsx";
import { texts } from "./texts.ts";

/** In place of the admin pages, where admins need a passkey and this session has used none. */
export function PasskeyGate({ hasPasskey, onConfirmed }: { hasPasskey: boolean; onConfirmed: () => void }): ReactNode {
  return (
    <Card as="section" className="stack max-w-prose gap-4 p-4 sm:p-6">
      <h1>{texts.passkey.title(hasPasskey)}</h1>
      <p>{hasPasskey ? texts.passkey.use : texts.passkey.add}</p>
      {hasPasskey ? (
        <PasskeyConfirmation onConfirmed={onConfirmed} />
      ) : (
        <Link className={linkStyle({ className: "w-fit" })} hash="account" to={pages.settings}>
          {texts.passkey.toSettings}
        </Link>
      )}
    </Card>
  );
}
