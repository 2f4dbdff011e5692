import type { Reaction } from "@fourball/domain/chat/constants";
import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { initials } from "@fourball/domain/profile/name";
import { Avatar } from "@fourball/ui/avatar";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { memo, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { fullMomentText, momentClockText } from "../../shared/formatting.ts";
import { subscribeToClock } from "../../shared/page/clock.ts";
import { useMember } from "../../shared/session/member.ts";
import { ChatPhotoButton } from "./chat-photo.tsx";
import { dayDividerText } from "./day-text.ts";
import { MessageText } from "./message-text.tsx";
import { ReactButton, ReactionPicker, Reactions } from "./reactions.tsx";
import type { Row } from "./rows.ts";
import { texts } from "./texts.ts";
import { type LongPressHandlers, useLongPressByTouch } from "./use-long-press-by-touch.ts";

export type MessageRowProps = {
  row: Row;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Absent while the chat is read-only. */
  onReact: OnReact | undefined;
};
type OnReact = (seq: number, emoji: Reaction) => void;

/** Memoized: a room has hundreds of rows, and most stay the same when one is added. */
export const MessageRow = memo(function MessageRow({ row, onRetry, onDiscard, onReact }: MessageRowProps): ReactNode {
  if (row.kind === "divider") return <Divider />;
  if (row.kind === "day") return <DayDivider date={row.date} />;
  if (row.kind === "note") return <Note message={row.message} />;
  if (row.kind === "message") return <SaidMessage onReact={onReact} row={row} />;
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
  if (before.onReact !== now.onReact) return false;
  const [one, other] = [before.row, now.row];
  if (one.kind === "message" && other.kind === "message")
    return one.message === other.message && one.opens === other.opens && one.isSeen === other.isSeen;
  if (one.kind === "sending" && other.kind === "sending") return one.pending === other.pending && one.opens === other.opens;
  return one.kind === other.kind && one.key === other.key;
}

type BubbleProps = {
  /** Absent for the golfer's own messages. */
  author?: string;
  isOwn: boolean;
  opens: boolean;
  text: string;
  photo?: ChatPhoto | null;
  /** Absent until it is known. */
  when?: ReactNode;
  /** Stands beside the bubble. */
  beside?: ReactNode;
  /** What a finger that stays on the bubble does. */
  longPress?: LongPressHandlers;
  onDoubleClick?: (() => void) | undefined;
  children?: ReactNode;
};

function Bubble(props: BubbleProps): ReactNode {
  const { author = texts.you, isOwn, opens, text, photo, when, beside, longPress, onDoubleClick, children } = props;
  return (
    <div className={`group/bubble grid gap-1 ${opens ? "pt-2" : ""} ${isOwn ? ownSide : otherSide}`}>
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
      <div className={`flex max-w-full items-start gap-1 ${isOwn ? "flex-row-reverse" : "col-start-2"}`}>
        {photo ? (
          <ChatPhotoButton description={text} longPress={longPress} photo={photo} />
        ) : (
          <p className={`${bubble} ${isOwn ? ownBubble : otherBubble}`} dir="auto" onDoubleClick={onDoubleClick} {...longPress}>
            <MessageText>{text}</MessageText>
          </p>
        )}
        {beside}
      </div>
      {children}
    </div>
  );
}

type SaidMessageProps = { row: Row & { kind: "message" }; onReact: OnReact | undefined };

function SaidMessage({ row: { message, isOwn, isSeen, opens }, onReact }: SaidMessageProps): ReactNode {
  const { id } = useMember();
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { reactions, seq } = message;
  const react = onReact && ((emoji: Reaction) => onReact(seq, emoji));

  const open = react && (() => setChoosing(true));

  function close(): void {
    setChoosing(false);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <Bubble
      author={message.userName}
      beside={
        react ? (
          <ReactButton author={isOwn ? texts.yourself : message.userName} isOpen={isChoosing} onOpen={setChoosing} ref={opener} />
        ) : null
      }
      isOwn={isOwn}
      longPress={useLongPressByTouch(open)}
      onDoubleClick={open}
      opens={opens}
      photo={message.photo}
      text={message.message}
      when={<ClockTime at={message.timestamp} />}
    >
      {react && isChoosing ? (
        <div className={isOwn ? "" : "col-start-2"}>
          <ReactionPicker
            message={message.message}
            onClose={close}
            onLeave={() => setChoosing(false)}
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
      {isSeen ? <p className="text-ink-2 text-micro">{texts.seen}</p> : null}
    </Bubble>
  );
}

const ownSide = "justify-items-end pl-4";
const otherSide = "grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2";
// On a touch screen a long press opens the reactions, which can copy the text, so it selects nothing.
const bubble =
  "coarse:select-none coarse:[-webkit-touch-callout:none] wrap-anywhere w-fit min-w-0 max-w-full whitespace-pre-wrap rounded-card px-3.5 py-2 text-small";
const ownBubble = "rounded-br-[5px] bg-primary-soft text-on-primary-soft";
const otherBubble = "rounded-tl-[5px] border border-line bg-surface text-ink";

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
      <ClockTime at={message.timestamp} />
    </p>
  );
}

function ClockTime({ at }: { at: string }): ReactNode {
  return (
    <time dateTime={at} title={fullMomentText(at)}>
      {momentClockText(at)}
    </time>
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
