import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import Bell from "lucide-react/icons/bell";
import { type ReactNode, useRef, useState } from "react";
import { useFocusWhenReplaced } from "../page/use-focus-when-replaced.ts";
import { mayAskForPush, needsInstallForPush, pushQuestion } from "./may-ask-for-push.ts";
import { pushTexts as texts, usePushHere } from "./use-push-here.ts";

/** Who is waited for: a host's reply, or anyone who asks for a spot in the viewer's own game. */
export type AskForPushProps = { host: string | "anyone" };

/** Offers notifications once there is something to wait for; nothing where there is no use in asking. */
export function AskForPush(props: AskForPushProps): ReactNode {
  const [mayAsk] = useState(mayAskForPush);
  return mayAsk ? <Offer {...props} /> : null;
}

/** The browser asks for its permission on the tap, not before. */
function Offer({ host }: AskForPushProps): ReactNode {
  const { state, column, change, changing } = usePushHere();
  const [asked, setAsked] = useState<"no" | "tapped" | "dismissed">("no");
  const result = useRef<HTMLParagraphElement>(null);
  const needsInstall = needsInstallForPush();
  const isOffered = needsInstall || (state === "off" && column !== "hidden");
  const outcome = asked === "dismissed" ? texts.ask.dismissed : asked === "tapped" ? outcomes[state] : undefined;
  useFocusWhenReplaced(result, outcome ?? "offer");
  if (outcome)
    return (
      <p className="text-ink-2 text-small" ref={result} role="status" tabIndex={-1}>
        {outcome}
      </p>
    );
  if (!isOffered) return null;

  function dismiss(): void {
    pushQuestion.choose("not-now");
    setAsked("dismissed");
  }

  function turnOn(): void {
    setAsked("tapped");
    change(true);
  }

  return <Question host={host} isTurningOn={changing} needsInstall={needsInstall} onDismiss={dismiss} onTurnOn={turnOn} />;
}

type QuestionProps = AskForPushProps & {
  needsInstall: boolean;
  isTurningOn: boolean;
  onTurnOn: () => void;
  onDismiss: () => void;
};

function Question({ host, needsInstall, isTurningOn, onTurnOn, onDismiss }: QuestionProps): ReactNode {
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-h3">
          <Bell aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          {host === "anyone" ? texts.ask.hosting : texts.ask.waiting(host)}
        </h2>
        <p className="text-ink-2 text-small">{needsInstall ? texts.ask.install : texts.ask.hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {needsInstall ? null : (
          <Button onClick={onTurnOn} pending={isTurningOn}>
            {texts.ask.turnOn}
          </Button>
        )}
        <Button onClick={onDismiss} variant="ghost">
          {texts.ask.notNow}
        </Button>
      </div>
    </Card>
  );
}

/** What the tap led to; nothing while the question is open, or was closed without an answer. */
const outcomes = {
  on: texts.ask.on,
  denied: texts.ask.denied,
  off: undefined,
  unknown: undefined,
  unsupported: undefined,
} as const;
