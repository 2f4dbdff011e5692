import { RESEND_SECONDS } from "@fourball/domain/account/constants";
import { Button } from "@fourball/ui/button";
import { type ReactNode, useEffect, useState } from "react";

/** What the button says that sends an email again. */
const texts = {
  send: "Send the link",
  resend: "Send again",
  resending: "Sending...",
  wait: (seconds: number) => `Send again in ${seconds} s`,
  resent: "Sent. It can take a few minutes. Check your spam folder too.",
};

type ResendButtonProps = {
  /** Resolves to whether it was sent. */
  resend: () => Promise<boolean>;
  /** None was sent just now. */
  isReady?: boolean;
};

/** Sends an email again, after a while that is counted down. */
export function ResendButton({ resend, isReady = false }: ResendButtonProps): ReactNode {
  const { secondsLeft, restart } = useCountdown(RESEND_SECONDS, isReady);
  const [state, setState] = useState<"waiting" | "sending" | "resent">("waiting");
  const send = async () => {
    setState("sending");
    const isSent = await resend();
    setState(isSent ? "resent" : "waiting");
    if (isSent) restart();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        disabled={secondsLeft > 0}
        focusableWhenDisabled
        onClick={() => void send()}
        pending={state === "sending"}
        pendingLabel={texts.resending}
        variant="secondary"
      >
        {secondsLeft > 0 ? texts.wait(secondsLeft) : isReady && state === "waiting" ? texts.send : texts.resend}
      </Button>
      <p className="text-ink-2 text-small empty:hidden" role="status">
        {state === "resent" ? texts.resent : null}
      </p>
    </div>
  );
}

function useCountdown(seconds: number, isOverAtFirst: boolean): { secondsLeft: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + (isOverAtFirst ? 0 : seconds * 1000));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { secondsLeft, restart };
}
