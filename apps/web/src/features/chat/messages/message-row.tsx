import type { ChatMessage } from "@fourball/domain/chat/message";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { memo, type ReactNode, useSyncExternalStore } from "react";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { chatTexts } from "../texts.ts";
import { Bubble, ClockTime } from "./bubble.tsx";
import { dayDividerText } from "./day-text.ts";
import { FoldedMessages } from "./folded-messages.tsx";
import type { Row } from "./rows.ts";
import { SaidMessage, type SaidMessageProps } from "./said-message.tsx";

export type MessageRowProps = Omit<SaidMessageProps, "row"> & {
  row: Row;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
};

/** Memoized: a room has hundreds of rows, and most stay the same when one is added. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps): ReactNode {
  const { row, onRetry, onDiscard } = props;
  if (row.kind === "divider") return <Divider />;
  if (row.kind === "day") return <DayDivider date={row.date} />;
  if (row.kind === "note") return <Note message={row.message} />;
  if (row.kind === "folded") return <FoldedMessages messages={row.messages} />;
  if (row.kind === "message") return <SaidMessage {...props} row={row} />;
  const { clientId, message, failure, isWaiting = false } = row.pending;
  return (
    <Bubble isOwn opens={row.opens} text={message}>
      {failure === undefined ? (
        <Unsent isWaiting={isWaiting} take={() => onDiscard(clientId)} />
      ) : (
        <NotSent discard={() => onDiscard(clientId)} reason={failure} retry={() => onRetry(clientId)} />
      )}
    </Bubble>
  );
}, isSameRow);

/** Rows are new objects after every change, so their content is compared. */
function isSameRow(before: MessageRowProps, now: MessageRowProps): boolean {
  if (before.onReact !== now.onReact || before.isHost !== now.isHost || before.picture !== now.picture) return false;
  const [one, other] = [before.row, now.row];
  if (one.kind === "message" && other.kind === "message")
    return one.message === other.message && one.opens === other.opens && one.isSeen === other.isSeen;
  if (one.kind === "sending" && other.kind === "sending") return one.pending === other.pending && one.opens === other.opens;
  if (one.kind === "folded" && other.kind === "folded")
    return one.messages.length === other.messages.length && one.messages.every((said, place) => said === other.messages[place]);
  return one.kind === other.kind && one.key === other.key;
}

function Unsent({ isWaiting, take }: { isWaiting: boolean; take: () => void }): ReactNode {
  if (!isWaiting) return <p className="text-ink-2 text-micro">{chatTexts.sending}</p>;
  return (
    <div className="flex items-center gap-2">
      <p className="text-ink-2 text-micro">{chatTexts.waiting}</p>
      <Button onClick={take} size="small" variant="ghost">
        {chatTexts.discard}
      </Button>
    </div>
  );
}

function NotSent({ reason, retry, discard }: { reason: string; retry: () => void; discard: () => void }): ReactNode {
  return (
    <div className="grid justify-items-end gap-1.5">
      <Message role="alert">{chatTexts.notSent(reason)}</Message>
      <div className="flex gap-2">
        <Button onClick={discard} size="small" variant="ghost">
          {chatTexts.discard}
        </Button>
        <Button onClick={retry} size="small" variant="secondary">
          {chatTexts.retry}
        </Button>
      </div>
    </div>
  );
}

function Note({ message }: { message: ChatMessage }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 pt-2 text-ink-2 text-micro">
      <Badge className="whitespace-normal text-center">
        {/* English, whatever the letters of the name in it. */}
        <bdi dir="ltr">{message.message}</bdi>
      </Badge>
      <ClockTime at={message.timestamp} />
    </p>
  );
}

/** `Today`, `Yesterday`, `Tuesday`, `Jun 3`, on the dotted line; it changes at midnight. */
function DayDivider({ date }: { date: string }): ReactNode {
  const text = useSyncExternalStore(subscribeToClock, () => dayDividerText(date, Temporal.Now.plainDateISO()));
  return (
    <p className="flex items-center gap-3 pt-3 font-semibold text-ink-2 text-micro before:tear before:grow after:tear after:grow">
      {text}
    </p>
  );
}

function Divider(): ReactNode {
  return (
    <p className="flex items-center gap-3 pt-3 font-semibold text-flag-text text-micro before:h-px before:grow before:bg-flag after:h-px after:grow after:bg-flag">
      {chatTexts.newDivider}
    </p>
  );
}
