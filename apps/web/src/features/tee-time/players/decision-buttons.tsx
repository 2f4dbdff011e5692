import { Button } from "@fourball/ui/button";
import { type ReactNode, useId } from "react";
import { teeTimeTexts } from "../texts.ts";

type DecisionButtonsProps = {
  name: string;
  /** Why the request can't be approved. */
  reason: string | undefined;
  /** The decision that is being sent. */
  deciding: "approve" | "decline" | undefined;
  onApprove: () => void;
  /** Absent where it was declined, which can still be approved. */
  onDecline?: (() => void) | undefined;
};

export function DecisionButtons(props: DecisionButtonsProps): ReactNode {
  const { name, reason, deciding, onApprove, onDecline } = props;
  const reasonId = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onDecline ? (
        <Button
          aria-label={teeTimeTexts.players.declineName(name)}
          disabled={deciding !== undefined}
          focusableWhenDisabled
          onClick={onDecline}
          pending={deciding === "decline"}
          variant="secondary"
        >
          {teeTimeTexts.players.decline}
        </Button>
      ) : null}
      <Button
        aria-describedby={reason && reasonId}
        aria-label={teeTimeTexts.players.approveName(name)}
        disabled={reason !== undefined || deciding !== undefined}
        focusableWhenDisabled
        onClick={onApprove}
        pending={deciding === "approve"}
        variant={onDecline ? "primary" : "secondary"}
      >
        {teeTimeTexts.players.approve}
      </Button>
      {reason ? (
        <span className="text-ink-2 text-small" id={reasonId}>
          {reason}
        </span>
      ) : null}
    </div>
  );
}
