import { Button } from "@fourball/ui/button";
import { type ReactNode, useId } from "react";
import { texts } from "../texts.ts";

type DecisionButtonsProps = {
  name: string;
  /** A declined request can still be approved. */
  canDecline: boolean;
  /** Why the request can't be approved. */
  reason: string | undefined;
  /** The decision that is being sent. */
  deciding: "approve" | "decline" | undefined;
  onApprove: () => void;
  onDecline: () => void;
};

export function DecisionButtons(props: DecisionButtonsProps): ReactNode {
  const { name, canDecline, reason, deciding, onApprove, onDecline } = props;
  const reasonId = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canDecline ? (
        <Button
          aria-label={texts.players.declineName(name)}
          disabled={deciding !== undefined}
          focusableWhenDisabled
          onClick={onDecline}
          pending={deciding === "decline"}
          variant="secondary"
        >
          {texts.players.decline}
        </Button>
      ) : null}
      <Button
        aria-describedby={reason && reasonId}
        aria-label={texts.players.approveName(name)}
        disabled={reason !== undefined || deciding !== undefined}
        focusableWhenDisabled
        onClick={onApprove}
        pending={deciding === "approve"}
      >
        {texts.players.approve}
      </Button>
      {reason ? (
        <span className="text-ink-2 text-small" id={reasonId}>
          {reason}
        </span>
      ) : null}
    </div>
  );
}
