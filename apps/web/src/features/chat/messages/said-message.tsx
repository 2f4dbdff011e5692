import { DELETE_MINUTES, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { BlockDialog } from "../../../kit/block/load-block-dialog.ts";
import { AlertDialog } from "../../../kit/page/lazy-alert-dialog.ts";
import { ReportDialog } from "../../../kit/report/load-report-dialog.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { chatTexts } from "../texts.ts";
import { Bubble, ClockTime } from "./bubble.tsx";
import type { OpenedByMessage } from "./message-actions.tsx";
import { ReactButton, Reactions } from "./reactions.tsx";
import type { Row } from "./rows.ts";
import { useLongPressByTouch } from "./use-long-press-by-touch.ts";

const [MessageActions, preload] = lazyWithPreload(async () => (await import("./message-actions.tsx")).MessageActions);

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
  const { opened, open, hadActions } = useOpened();
  const said = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { reactions, seq } = message;
  const react = message.isDeleted ? undefined : onReact && ((emoji: Reaction) => onReact(seq, emoji));
  const author = isOwn || message.userId === null ? undefined : { userId: message.userId, name: message.userName };
  const choose = react && (() => open("actions"));
  const canDelete = isHost || (isOwn && isFresh(message));
  const actions = { author: author?.name, canDelete, message, onOpen: open, opened, opener };
  const reactButton = {
    author: isOwn ? chatTexts.yourself : message.userName,
    isOpen: opened === "actions",
    onNear: preload.onFocus,
  };
  return (
    <Bubble
      author={message.userName}
      beside={
        react ? <ReactButton {...reactButton} onOpen={(isOpen) => open(isOpen ? "actions" : undefined)} ref={opener} /> : null
      }
      isChosen={opened === "actions"}
      isFaint={message.isDeleted}
      isOwn={isOwn}
      longPress={useLongPressByTouch(choose)}
      onDoubleClick={choose}
      onNear={preload.onFocus}
      opens={opens}
      photo={message.photo}
      picture={picture}
      ref={said}
      text={message.message}
      when={<ClockTime at={message.timestamp} />}
    >
      {react && hadActions ? (
        <Suspense>
          <MessageActions {...actions} onReact={react} />
        </Suspense>
      ) : null}
      {reactions.length > 0 ? (
        <div className={isOwn ? "" : "col-start-2"}>
          <Reactions onReact={react} reactions={reactions} />
        </div>
      ) : null}
      {opened && opened !== "actions" ? (
        <MessageDialog
          author={author}
          finalFocus={() => opener.current ?? said.current}
          message={message}
          onClose={() => open(undefined)}
          onDelete={() => onDelete(seq)}
          opened={opened}
        />
      ) : null}
      {isSeen ? <p className="text-ink-2 text-micro">{chatTexts.seen}</p> : null}
    </Bubble>
  );
}

function useOpened() {
  const [opened, setOpened] = useState<OpenedByMessage>();
  const [hadActions, setHadActions] = useState(false);
  const open = (what: OpenedByMessage | undefined): void => {
    setHadActions(true);
    setOpened(what);
  };
  return { opened, open, hadActions };
}

type MessageDialogProps = {
  opened: Exclude<OpenedByMessage, "actions">;
  message: ChatMessage;
  author: { userId: string; name: string } | undefined;
  onDelete: () => Promise<void>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** The question that an action with a message opens. */
function MessageDialog({ opened, message, author, onDelete, onClose, finalFocus }: MessageDialogProps): ReactNode {
  const { teeTimeId, seq } = message;
  const about = { subject: "message", teeTimeId, seq } as const;
  return (
    <Suspense>
      {author && opened === "block" ? <BlockDialog {...author} onOpenChange={onClose} open /> : null}
      {author && opened === "report" ? <ReportDialog about={about} golfer={author} onOpenChange={onClose} open /> : null}
      {opened === "delete" ? (
        <AlertDialog
          cancelLabel={chatTexts.cancel}
          confirmLabel={chatTexts.deleteConfirm}
          description={chatTexts.deleteDescription}
          finalFocus={finalFocus}
          onConfirm={onDelete}
          onOpenChange={onClose}
          open
          pendingLabel={chatTexts.deleting}
          title={chatTexts.deleteTitle}
        />
      ) : null}
    </Suspense>
  );
}
