import type { ChatMessage } from "@fourball/domain/chat/message";
import { initials } from "@fourball/domain/profile/name";
import { Avatar } from "@fourball/ui/avatar";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { memo, type ReactNode } from "react";
import { RelativeTime } from "../../shared/page/relative-time.tsx";
import { MessageText } from "./message-text.tsx";
import type { Row } from "./rows.ts";
import { texts } from "./texts.ts";

export type MessageRowProps = { row: Row; onRetry: (clientId: string) => void; onDiscard: (clientId: string) => void };

/** Memoized: a room has hundreds of rows, and most stay the same when one is added. */
export const MessageRow = memo(function MessageRow({ row, onRetry, onDiscard }: MessageRowProps): ReactNode {
  if (row.kind === "divider") return <Divider />;
  if (row.kind === "note") return <Note message={row.message} />;
  if (row.kind === "message") {
    const { message, isOwn, opens } = row;
    return (
      <Bubble
        author={message.userName}
        isOwn={isOwn}
        opens={opens}
        text={message.message}
        when={<RelativeTime at={message.timestamp} />}
      />
    );
  }
  const { clientId, message, failure } = row.pending;
  return (
    <Bubble isOwn opens={row.opens} text={message}>
      {failure === undefined ? (
        <p className="text-ink-2 text-micro">{texts.sending}</p>
      ) : (
        <NotSent discard={() => onDiscard(clientId)} reason={failure} retry={() => onRetry(clientId)} />
      )}
    </Bubble>
  );
}, isSameRow);

/** Rows are new objects after every change, so their content is compared. */
function isSameRow(before: MessageRowProps, now: MessageRowProps): boolean {
  const [one, other] = [before.row, now.row];
  if (one.kind === "message" && other.kind === "message") return one.message === other.message && one.opens === other.opens;
  if (one.kind === "sending" && other.kind === "sending") return one.pending === other.pending && one.opens === other.opens;
  return one.kind === other.kind && one.key === other.key;
}

type BubbleProps = {
  /** Absent for the golfer's own messages. */
  author?: string;
  isOwn: boolean;
  opens: boolean;
  text: string;
  /** Absent until it is known. */
  when?: ReactNode;
  children?: ReactNode;
};

function Bubble({ author = texts.you, isOwn, opens, text, when, children }: BubbleProps): ReactNode {
  return (
    <div className={`grid gap-1 ${opens ? "pt-2" : ""} ${isOwn ? ownSide : otherSide}`}>
      {opens && !isOwn ? (
        <span className="row-span-2">
          <Face name={author} />
        </span>
      ) : null}
      <p className={opens ? "flex flex-wrap gap-x-2 text-ink-2 text-micro" : "sr-only"}>
        <bdi className="font-semibold text-ink">{isOwn ? texts.you : author}</bdi>
        {when ? <span className="sr-only">, </span> : null}
        <span>{when}</span>
      </p>
      <p dir="auto" className={`${bubble} ${isOwn ? ownBubble : otherBubble}`}>
        <MessageText>{text}</MessageText>
      </p>
      {children}
    </div>
  );
}

const ownSide = "justify-items-end pl-10";
const otherSide = "grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 pr-6";
const bubble = "wrap-anywhere w-fit max-w-full whitespace-pre-wrap rounded-control px-3 py-2 text-small";
const ownBubble = "bg-primary-soft text-on-primary-soft";
const otherBubble = "col-start-2 bg-sunken text-ink";

function Face({ name }: { name: string }): ReactNode {
  const [firstName = "", ...rest] = name.split(" ");
  return <Avatar initials={initials({ firstName, lastName: rest.at(-1) ?? "" })} seed={name} size="small" />;
}

function NotSent({ reason, retry, discard }: { reason: string; retry: () => void; discard: () => void }): ReactNode {
  return (
    <div className="grid justify-items-end gap-1.5">
      <Message role="alert">{texts.notSent(reason)}</Message>
      <div className="flex gap-2">
        <Button onClick={discard} size="small" variant="ghost">
          {texts.discard}
        </Button>
        <Button onClick={retry} size="small" variant="secondary">
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}

function Note({ message }: { message: ChatMessage }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 pt-2 text-ink-2 text-micro">
      <Badge className="whitespace-normal text-center">
        <bdi>{message.message}</bdi>
      </Badge>
      <RelativeTime at={message.timestamp} />
    </p>
  );
}

function Divider(): ReactNode {
  return (
    <p className="flex items-center gap-3 pt-3 font-semibold text-flag-text text-micro before:h-px before:grow before:bg-flag after:h-px after:grow after:bg-flag">
      {texts.newDivider}
    </p>
  );
}
