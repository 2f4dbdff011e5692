import type { ChatPhoto } from "@fourball/domain/chat/message";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { initials } from "@fourball/domain/profile/name";
import { Avatar } from "@fourball/ui/avatar";
import type { ReactNode, Ref } from "react";
import { fullMomentText, momentClockText } from "../../../kit/formatting.ts";
import { chatTexts } from "../texts.ts";
import { ChatPhotoButton } from "./chat-photo.tsx";
import { MessageText } from "./message-text.tsx";
import type { LongPressHandlers } from "./use-long-press-by-touch.ts";

type BubbleProps = {
  /** Absent for the golfer's own messages. */
  author?: string;
  isOwn: boolean;
  opens: boolean;
  text: string;
  /** Its text, which gets the focus where the control that had it is gone. */
  ref?: Ref<HTMLParagraphElement>;
  /** What is left of a deleted message. */
  isFaint?: boolean;
  photo?: ChatPhoto | null;
  /** Of its author. */
  picture?: string | null;
  /** What can be done with it is on screen. */
  isChosen?: boolean;
  /** Absent until it is known. */
  when?: ReactNode;
  /** Stands beside the bubble. */
  beside?: ReactNode;
  /** What a finger that stays on the bubble does. */
  longPress?: LongPressHandlers;
  onDoubleClick?: (() => void) | undefined;
  /** A pointer is on its row. */
  onNear?: () => void;
  children?: ReactNode;
};

/** A message as its author sees it on the right, and others on the left. */
export function Bubble(props: BubbleProps): ReactNode {
  const {
    author = chatTexts.you,
    isOwn,
    opens,
    text,
    photo,
    picture = null,
    isChosen = false,
    when,
    beside,
    longPress,
    onNear,
    children,
  } = props;
  return (
    <div
      className={`group/bubble grid gap-1 ${isChosen ? "relative z-10" : ""} ${opens ? "pt-2" : ""} ${isOwn ? ownSide : otherSide}`}
      data-chosen={isChosen || undefined}
      onPointerEnter={onNear}
    >
      {opens && !isOwn ? (
        <span className="row-span-2">
          <Face name={author} picture={picture} />
        </span>
      ) : null}
      <p className={opens ? "flex flex-wrap gap-x-2 text-ink-2 text-micro" : "sr-only"}>
        <bdi className="font-semibold text-ink">{isOwn ? chatTexts.you : author}</bdi>
        {when ? <span className="sr-only">, </span> : null}
        <span>{when}</span>
      </p>
      <div className={`flex max-w-full items-start gap-1 ${isOwn ? "flex-row-reverse" : "col-start-2"}`}>
        {photo ? <ChatPhotoButton description={text} longPress={longPress} photo={photo} /> : <BubbleText {...props} />}
        {beside}
      </div>
      {children}
    </div>
  );
}

function BubbleText({ text, isFaint = false, isOwn, ref, longPress, onDoubleClick }: BubbleProps): ReactNode {
  return (
    <p
      className={`${bubble} ${isFaint ? "border border-line text-ink-2 italic" : isOwn ? ownBubble : otherBubble}`}
      dir="auto"
      onDoubleClick={onDoubleClick}
      ref={ref}
      tabIndex={isFaint ? -1 : undefined}
      {...longPress}
    >
      <MessageText>{text}</MessageText>
    </p>
  );
}

const ownSide = "justify-items-end pl-4";
const otherSide = "grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2";
// On a touch screen a long press opens what can be done with it, such as copying, so it selects nothing.
const bubble =
  "coarse:select-none coarse:[-webkit-touch-callout:none] wrap-anywhere w-fit min-w-0 max-w-full whitespace-pre-wrap rounded-card px-3.5 py-2 text-small";
const ownBubble = "rounded-br-[5px] bg-primary-soft text-on-primary-soft";
const otherBubble = "rounded-tl-[5px] border border-line bg-surface text-ink";

function Face({ name, picture }: { name: string; picture: string | null }): ReactNode {
  const [firstName = "", ...rest] = name.split(" ");
  const src = picture && sizedPicture(picture, "small");
  return <Avatar initials={initials({ firstName, lastName: rest.at(-1) ?? "" })} seed={name} size="small" src={src} />;
}

export function ClockTime({ at }: { at: string }): ReactNode {
  return (
    <time dateTime={at} title={fullMomentText(at)}>
      {momentClockText(at)}
    </time>
  );
}
