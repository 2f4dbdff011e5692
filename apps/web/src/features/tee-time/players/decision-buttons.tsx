import { Button } from "@fourball/ui/button";
import { type ReactNode, useId } from "react";

type DecisionButtonsProps = {
  name: string;
  /** A declined request can still be approved. */
  canDecline: boolean;
  isFull: boolean;
  /** The decision that is being sent. */
  deciding: "approve" | "decline" | undefined;
  onApprove: () => void;
  onDecline: () => void;
};

export function DecisionButtons(props: DecisionButtonsProps): ReactNode {
  const { name, canDecline, isFull, deciding, onApprove, onDecline } = props;
  const reasonId = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canDecline ? (
        <Button
          aria-label={`Decline ${name}`}
          disabled={deciding !== undefined}
          focusableWhenDisabled
          onClick={onDecline}
          pending={deciding === "decline"}
          variant="secondary"
        >
          Decline
        </Button>
      ) : null}
      <Button
        aria-describedby={isFull ? reasonId : undefined}
        aria-label={`Approve ${name}`}
        disabled={isFull || deciding !== undefined}
        focusableWhenDisabled
        onClick={onApprove}
        pending={deciding === "approve"}
      >
        Approve
      </Button>
      {isFull ? (
        <span className="text-ink-2 text-small" id={reasonId}>
          No spots left
        </span>
      ) : null}
    </div>
  );
}
