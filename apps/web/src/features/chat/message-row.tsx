import { DELETE_MINUTES, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { memo, type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from "react";
import { BlockDialog } from "../../shared/block/load-block-dialog.ts";
import { subscribeToClock } from "../../shared/page/clock.ts";
import { AlertDialog } from "../../shared/page/lazy-alert-dialog.ts";
import { ReportDialog } from "../../shared/report/load-report-dialog.ts";
import { useMember } from "../../shared/session/member.ts";
import { Bubble, ClockTime } from "./bubble.tsx";
import { dayDividerText } from "./day-text.ts";
import { FoldedMessages } from "./folded-messages.tsx";
import { ReactButton, ReactionPicker, Reactions } from "./reactions.tsx";
import type { Row } from "./rows.ts";
import { texts } from "./texts.ts";
import { useLongPressByTouch } from "./use-long-press-by-touch.ts";

export type MessageRowProps = {
  row: Row;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Absent while the chat is read-only. */
  onReact: OnReact | undefined;
  onDelete: (seq: number) => Promise<void>;
  isHost: boolean;
};
type OnReact = (seq: number, emoji: Reaction) => void;

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
  if (before.onReact !== now.onReact || before.isHost !== now.isHost) return false;
  const [one, other] = [before.row, now.row];
  if (one.kind === "message" && other.kind === "message")
    return one.message === other.message && one.opens === other.opens && one.isSeen === other.isSeen;
  if (one.kind === "sending" && other.kind === "sending") return one.pending === other.pending && one.opens === other.opens;
  if (one.kind === "folded" && other.kind === "folded")
    return one.messages.length === other.messages.length && one.messages.every((said, place) => said === other.messages[place]);
  return one.kind === other.kind && one.key === other.key;
}

type SaidMessageProps = Pick<MessageRowProps, "onReact" | "onDelete" | "isHost"> & { row: Row & { kind: "message" } };

/** Authors can delete what they have just written. */
const isFresh = ({ timestamp }: ChatMessage): boolean => Date.now() - Date.parse(timestamp) < DELETE_MINUTES * 60_000;

function SaidMessage({ row: { message, isOwn, isSeen, opens }, onReact, onDelete, isHost }: SaidMessageProps): ReactNode {
  const { id } = useMember();
  const [open, setOpen] = useState<"reactions" | "block" | "report" | "delete">();
  const said = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { reactions, seq } = message;
  const react = message.isDeleted ? undefined : onReact && ((emoji: Reaction) => onReact(seq, emoji));

  const author = isOwn || message.userId === null ? undefined : { userId: message.userId, name: message.userName };
  const choose = react && (() => setOpen("reactions"));
  const leave = () => setOpen(undefined);

  function close(): void {
    leave();
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <Bubble
      author={message.userName}
      beside={
        react ? (
          <ReactButton
            author={isOwn ? texts.yourself : message.userName}
            isOpen={open === "reactions"}
            onOpen={(isOpen) => setOpen(isOpen ? "reactions" : undefined)}
            ref={opener}
          />
        ) : null
      }
      isFaint={message.isDeleted}
      isOwn={isOwn}
      longPress={useLongPressByTouch(choose)}
      onDoubleClick={choose}
      opens={opens}
      photo={message.photo}
      ref={said}
      text={message.message}
      when={<ClockTime at={message.timestamp} />}
    >
      {react && open === "reactions" ? (
        <div className={isOwn ? "" : "col-start-2"}>
          <ReactionPicker
            message={message.message}
            onBlock={author && { name: author.name, ask: () => setOpen("block") }}
            onClose={close}
            onDelete={isHost || (isOwn && isFresh(message)) ? () => setOpen("delete") : undefined}
            onLeave={leave}
            onReport={author && (() => setOpen("report"))}
            onReact={(emoji) => {
              react(emoji);
              close();
            }}
            opener={opener}
            own={reactions.find(({ userId }) => userId === id)?.emoji}
          />
        </div>
      ) : null}
      {reactions.length > 0 ? (
        <div className={isOwn ? "" : "col-start-2"}>
          <Reactions onReact={react} reactions={reactions} />
        </div>
      ) : null}
      {author && open === "block" ? (
        <Suspense>
          <BlockDialog {...author} onOpenChange={leave} open />
        </Suspense>
      ) : null}
      {author && open === "report" ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "message", teeTimeId: message.teeTimeId, seq }}
            golfer={author}
            onOpenChange={leave}
            open
          />
        </Suspense>
      ) : null}
      {open === "delete" ? (
        <Suspense>
          <AlertDialog
            cancelLabel={texts.cancel}
            confirmLabel={texts.deleteConfirm}
            description={texts.deleteDescription}
            finalFocus={() => opener.current ?? said.current}
            onConfirm={() => onDelete(seq)}
            onOpenChange={leave}
            open
            pendingLabel={texts.deleting}
            title={texts.deleteTitle}
          />
        </Suspense>
      ) : null}
      {isSeen ? <p className="text-ink-2 text-micro">{texts.seen}</p> : null}
    </Bubble>
  );
}

function Unsent({ isWaiting, take }: { isWaiting: boolean; take: () => void }): ReactNode {
  if (!isWaiting) return <p className="text-ink-2 text-micro">{texts.sending}</p>;
  return (
    <div className="flex items-center gap-2">
      <p className="text-ink-2 text-micro">{texts.waiting}</p>
      <Button onClick={take} size="small" variant="ghost">
        {texts.discard}
      </Button>
    </div>
  );
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
      {texts.newDivider}
    </p>
  );
}
