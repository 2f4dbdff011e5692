import { PHOTO_MESSAGE, REACTIONS, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { Popover } from "@fourball/ui/overlays/popover";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { RowItem, rowStyle } from "@fourball/ui/row-list";
import Ban from "lucide-react/icons/ban";
import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { preloadBlockDialog } from "../../../kit/block/load-block-dialog.ts";
import { blockTexts } from "../../../kit/block/texts.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { preloadReportDialog } from "../../../kit/report/load-report-dialog.ts";
import { reportTexts } from "../../../kit/report/texts.ts";
import { useMember } from "../../../kit/session/member.ts";
import { notify } from "../../../kit/toast.ts";
import { chatTexts } from "../texts.ts";
import { Spotlight } from "./spotlight.tsx";

/** What is open over the chat for one of its messages. */
export type OpenedByMessage = "actions" | "block" | "report" | "delete";

type MessageActionsProps = {
  message: ChatMessage;
  /** The golfer who wrote it, unless that is the viewer. */
  author: string | undefined;
  opener: RefObject<HTMLElement | null>;
  opened: OpenedByMessage | undefined;
  onOpen: (what: OpenedByMessage | undefined) => void;
  onReact: (emoji: Reaction) => void;
  canDelete: boolean;
};

/** What a golfer can do with a message: a sheet on a phone, and beside the message where there is room. */
export function MessageActions({ opener, opened, ...actions }: MessageActionsProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  const title = actions.author === undefined ? chatTexts.yourMessage : chatTexts.messageBy(actions.author);
  const content = <Content {...actions} first={first} />;
  const isOpen = opened === "actions";
  const onOpenChange = (isOpen: boolean) => actions.onOpen(isOpen ? "actions" : undefined);
  return useIsRoomy() ? (
    <Popover
      anchor={opener}
      className="w-80 pt-2"
      onOpenChange={onOpenChange}
      open={isOpen}
      title={<span className="sr-only">{title}</span>}
    >
      {content}
    </Popover>
  ) : (
    <Sheet hasScrim={false} initialFocus={first} isTitleHidden onOpenChange={onOpenChange} open={isOpen} title={title}>
      {content}
      {isOpen ? <Spotlight inMessage={opener} inSheet={first} /> : null}
    </Sheet>
  );
}

type ContentProps = Omit<MessageActionsProps, "opener" | "opened"> & { first: Ref<HTMLButtonElement> };

function Content({ message, author, first, onOpen, onReact, canDelete }: ContentProps): ReactNode {
  return (
    <div className="grid gap-4 max-sm:pt-3">
      <ReactionChoice
        first={first}
        message={message}
        onChoose={(emoji) => {
          onReact(emoji);
          onOpen(undefined);
        }}
      />
      <ul className="overflow-clip rounded-card border border-line empty:hidden">
        {message.message === PHOTO_MESSAGE && message.photo ? null : (
          <Action
            icon={<Copy />}
            onClick={() => {
              onOpen(undefined);
              void copyText(message.message);
            }}
          >
            {chatTexts.copy}
          </Action>
        )}
        {author === undefined ? null : (
          <>
            <Action icon={<Flag />} isDanger onClick={() => onOpen("report")} onNear={preloadReportDialog.onFocus}>
              {reportTexts.reportMessage}
            </Action>
            <Action icon={<Ban />} isDanger onClick={() => onOpen("block")} onNear={preloadBlockDialog.onFocus}>
              {blockTexts.block(author)}
            </Action>
          </>
        )}
        {canDelete ? (
          <Action icon={<Trash2 />} isDanger onClick={() => onOpen("delete")}>
            {chatTexts.delete}
          </Action>
        ) : null}
      </ul>
    </div>
  );
}

type ReactionChoiceProps = Pick<ContentProps, "first" | "message"> & { onChoose: (emoji: Reaction) => void };

function ReactionChoice({ first, message, onChoose }: ReactionChoiceProps): ReactNode {
  const { id } = useMember();
  const ownReaction = message.reactions.find(({ userId }) => userId === id)?.emoji;
  return (
    <fieldset aria-label={chatTexts.choose} className="grid grid-cols-6 justify-items-center gap-1">
      {REACTIONS.map((emoji, place) => (
        <button
          aria-label={chatTexts.emoji[emoji]}
          aria-pressed={emoji === ownReaction}
          className="grid aspect-square min-h-11 w-full max-w-13 place-content-center rounded-chip border-2 border-transparent bg-sunken text-h2 hover:border-line-strong aria-pressed:border-primary aria-pressed:bg-primary-soft"
          key={emoji}
          onClick={() => onChoose(emoji)}
          ref={place === 0 ? first : undefined}
          type="button"
        >
          <span aria-hidden="true">{emoji}</span>
        </button>
      ))}
    </fieldset>
  );
}

type ActionProps = { icon: ReactNode; isDanger?: boolean; onClick: () => void; onNear?: () => void; children: ReactNode };

function Action({ icon, isDanger = false, onClick, onNear, children }: ActionProps): ReactNode {
  return (
    <RowItem>
      <button
        className={rowStyle(isDanger ? "danger" : "plain")}
        onClick={onClick}
        onFocus={onNear}
        onPointerEnter={onNear}
        type="button"
      >
        <span aria-hidden="true" className="shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]">
          {icon}
        </span>
        <span className="min-w-0 grow wrap-anywhere">{children}</span>
      </button>
    </RowItem>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify({ type: "success", title: chatTexts.copied });
  } catch {
    void notify({ type: "error", title: chatTexts.copyFailed });
  }
}
