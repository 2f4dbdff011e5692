import { DELETE_MINUTES, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { BlockDialog } from "../../../kit/block/load-block-dialog.ts";
import { AlertDialog } from "../../../kit/page/lazy-alert-dialog.ts";
import { ReportDialog } from "../../../kit/report/load-report-dialog.ts";
import { useMember } from "../../../kit/session/member.ts";
import { texts } from "../texts.ts";
import { Bubble, ClockTime } from "./bubble.tsx";
import { ReactButton, Reactions } from "./reactions.tsx";
import type { Row } from "./rows.ts";
import { useLongPressByTouch } from "./use-long-press-by-touch.ts";

const load = () => import("./message-actions.tsx");
const MessageActions = lazy(() => load().then(({ MessageActions }) => ({ default: MessageActions })));
const preload = (): void => void load();

export type SaidMessageProps = {
  row: Row & { kind: "message" };
  /** Of its author. */
  picture: string | null;
  /** Absent while the chat is read-only. */
  onReact: ((seq: number, emoji: Reaction) => void) | undefined;
  onDelete: (seq: number) => Promise<void>;
  isHost: boolean;
};

/** Authors can delete what they have just written. */
const isFresh = ({ timestamp }: ChatMessage): boolean => Date.now() - Date.parse(timestamp) < DELETE_MINUTES * 60_000;

/** A message of a golfer, with the answers to it; what else can be done with it is fetched when a pointer or the focus comes near. */
export function SaidMessage({ row, picture, onReact, onDelete, isHost }: SaidMessageProps): ReactNode {
  const { message, isOwn, isSeen, opens } = row;
  const { id } = useMember();
  const [open, setOpen] = useState<"actions" | "block" | "report" | "delete">();
  const [hadActions, setHadActions] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { reactions, seq } = message;
  const react = message.isDeleted ? undefined : onReact && ((emoji: Reaction) => onReact(seq, emoji));
  const author = isOwn || message.userId === null ? undefined : { userId: message.userId, name: message.userName };
  const close = () => setOpen(undefined);

  const choose = react && (() => changeActions(true));
  function changeActions(isOpen: boolean): void {
    setHadActions(true);
    setOpen(isOpen ? "actions" : undefined);
  }

  return (
    <Bubble
      author={message.userName}
      beside={
        react ? (
          <ReactButton
            author={isOwn ? texts.yourself : message.userName}
            isOpen={open === "actions"}
            onNear={preload}
            onOpen={changeActions}
            ref={opener}
          />
        ) : null
      }
      isChosen={open === "actions"}
      isFaint={message.isDeleted}
      isOwn={isOwn}
      longPress={useLongPressByTouch(choose)}
      onDoubleClick={choose}
      onNear={preload}
      opens={opens}
      photo={message.photo}
      picture={picture}
      ref={said}
      text={message.message}
      when={<ClockTime at={message.timestamp} />}
    >
      {react && hadActions ? (
        <Suspense>
          <MessageActions
            author={author?.name}
            isOpen={open === "actions"}
            message={message}
            onBlock={() => setOpen("block")}
            onDelete={isHost || (isOwn && isFresh(message)) ? () => setOpen("delete") : undefined}
            onOpenChange={changeActions}
            onReact={(emoji) => {
              react(emoji);
              close();
            }}
            onReport={() => setOpen("report")}
            opener={opener}
            ownReaction={reactions.find(({ userId }) => userId === id)?.emoji}
          />
        </Suspense>
      ) : null}
      {reactions.length > 0 ? (
        <div className={isOwn ? "" : "col-start-2"}>
          <Reactions onReact={react} reactions={reactions} />
        </div>
      ) : null}
      {author && open === "block" ? (
        <Suspense>
          <BlockDialog {...author} onOpenChange={close} open />
        </Suspense>
      ) : null}
      {author && open === "report" ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "message", teeTimeId: message.teeTimeId, seq }}
            golfer={author}
            onOpenChange={close}
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
            onOpenChange={close}
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
