import type { SharedGameTemplates } from "@fourball/domain/tee-time/landing-games";
import { buttonStyle } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { PENDING } from "../../kit/session/tab-storage.ts";
import { texts } from "./texts.ts";

const words = texts.shared;

const labels = {
  request: [words.request, words.requestHint],
  waitlist: [words.waitlist, words.waitlistHint],
  invite: [words.request, words.inviteHint],
} as const satisfies Record<keyof SharedGameTemplates["action"], readonly [label: string, hint: string]>;

/** Leads to the sign-in and back. A request is kept until then by a script; without it, the visitor comes back to the game. */
export function SharedGameAction({ kind }: { kind: keyof typeof labels }): ReactNode {
  const [label, hint] = labels[kind];
  const isRequest = kind !== "waitlist";
  return (
    <div className="grid gap-2">
      <a
        className={buttonStyle({ size: "large", wide: true })}
        data-pending-request={isRequest ? "{{pending}}" : undefined}
        data-storage-key={isRequest ? PENDING : undefined}
        href="{{href}}"
      >
        {label}
      </a>
      <p className="text-center text-ink-2 text-micro">{hint}</p>
      {isRequest ? <script src="{{script}}" type="module" /> : null}
    </div>
  );
}
