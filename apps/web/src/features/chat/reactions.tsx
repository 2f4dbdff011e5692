import { REACTIONS, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatReactions } from "@fourball/domain/chat/message";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import Ban from "lucide-react/icons/ban";
import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import SmilePlus from "lucide-react/icons/smile-plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { preloadBlockDialog } from "../../shared/block/load-block-dialog.ts";
import { texts as blockTexts } from "../../shared/block/texts.ts";
import { preloadReportDialog } from "../../shared/report/load-report-dialog.ts";
import { texts as reportTexts } from "../../shared/report/texts.ts";
import { useMember } from "../../shared/session/member.ts";
import { notify } from "../../shared/toast.ts";
import { texts } from "./texts.ts";

type ReactionsProps = { reactions: ChatReactions; onReact: ((emoji: Reaction) => void) | undefined };

/** How golfers answered a message: a press on one adds the viewer's, or takes it back. */
export function Reactions({ reactions, onReact }: ReactionsProps): ReactNode {
  const { id } = useMember();
  const counted = REACTIONS.map((emoji) => ({ emoji, of: reactions.filter((each) => each.emoji === emoji) }));
  return (
    <ul aria-label={texts.reactions} className="flex flex-wrap gap-1 empty:hidden">
      {counted
        .filter(({ of }) => of.length > 0)
        .map(({ emoji, of }) => {
          const isOwn = of.some(({ userId }) => userId === id);
          return (
            <li key={emoji}>
              <button
                aria-label={texts.reactionsOf(texts.emoji[emoji], of.length)}
                aria-pressed={isOwn}
                className="inline-flex min-h-7 items-center gap-1 rounded-chip border border-line bg-surface px-2 text-micro tabular-nums hover:border-line-strong aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft coarse:min-h-9"
                disabled={!onReact}
                onClick={() => onReact?.(emoji)}
                type="button"
              >
                <span aria-hidden="true">{emoji}</span>
                {of.length}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

type ReactButtonProps = {
  author: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  ref: Ref<HTMLButtonElement>;
};

/** Visible beside the bubble with a pointer or the focus near, and always on a touch screen. */
export function ReactButton({ author, isOpen, onOpen, ref }: ReactButtonProps): ReactNode {
  return (
    <button
      aria-expanded={isOpen}
      aria-label={texts.react(author)}
      className={iconButtonStyle({
        className: `size-9 shrink-0 self-center rounded-chip! text-ink-2 ${isOpen ? "" : "not-coarse:not-group-hover/bubble:not-focus-visible:opacity-0"}`,
      })}
      onClick={() => onOpen(!isOpen)}
      ref={ref}
      type="button"
    >
      <SmilePlus aria-hidden="true" />
    </button>
  );
}

type ReactionPickerProps = {
  /** For the message of another golfer: opens the question whether to block them. */
  onBlock: { name: string; ask: () => void } | undefined;
  message: string;
  own: Reaction | undefined;
  opener: RefObject<HTMLElement | null>;
  onReact: (emoji: Reaction) => void;
  /** For the message of another golfer: opens the form of a report. */
  onReport: (() => void) | undefined;
  /** For a message that the golfer may delete: asks first. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
  /** Closes it where the golfer goes on elsewhere. */
  onLeave: () => void;
};

/** The six to choose from; Escape or a press elsewhere closes them. */
export function ReactionPicker({
  message,
  own,
  opener,
  onReact,
  onBlock,
  onReport,
  onDelete,
  onClose,
  onLeave,
}: ReactionPickerProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  usePressOutside([box, opener], onLeave);

  async function copy(): Promise<void> {
    onClose();
    await copyText(message);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    <fieldset
      aria-label={texts.choose}
      className="flex w-fit max-w-full flex-wrap rounded-card border border-line bg-surface p-0.5 shadow-popover"
      onKeyDown={closeOnEscape}
      ref={box}
    >
      {REACTIONS.map((emoji, place) => (
        <button
          aria-label={texts.emoji[emoji]}
          aria-pressed={emoji === own}
          className="grid size-11 place-content-center rounded-chip text-[1.375rem] hover:bg-sunken aria-pressed:bg-primary-soft"
          key={emoji}
          onClick={() => onReact(emoji)}
          ref={place === 0 ? first : undefined}
          type="button"
        >
          <span aria-hidden="true">{emoji}</span>
        </button>
      ))}
      <button
        aria-label={texts.copy}
        className="grid size-11 place-content-center rounded-chip hover:bg-sunken not-coarse:hidden"
        onClick={() => void copy()}
        type="button"
      >
        <Copy aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
      {onDelete ? (
        <button
          aria-haspopup="dialog"
          aria-label={texts.delete}
          className="grid size-11 place-content-center rounded-chip text-ink-2 hover:bg-sunken hover:text-ink"
          onClick={onDelete}
          title={texts.delete}
          type="button"
        >
          <Trash2 aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
      ) : null}
      {onReport ? (
        <button
          aria-haspopup="dialog"
          aria-label={reportTexts.reportMessage}
          className="grid size-11 place-content-center rounded-chip text-ink-2 hover:bg-sunken hover:text-ink"
          onClick={onReport}
          onFocus={preloadReportDialog}
          onPointerEnter={preloadReportDialog}
          title={reportTexts.reportMessage}
          type="button"
        >
          <Flag aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
      ) : null}
      {onBlock ? (
        <button
          aria-haspopup="dialog"
          aria-label={blockTexts.block(onBlock.name)}
          className="grid size-11 place-content-center rounded-chip text-ink-2 hover:bg-sunken hover:text-ink"
          onClick={onBlock.ask}
          onFocus={preloadBlockDialog}
          onPointerEnter={preloadBlockDialog}
          title={blockTexts.block(onBlock.name)}
          type="button"
        >
          <Ban aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
      ) : null}
    </fieldset>
  );
}

function usePressOutside(parts: RefObject<HTMLElement | null>[], onPress: () => void): void {
  const leave = useEffectEvent(({ target }: PointerEvent) => {
    if (!parts.some(({ current }) => target instanceof Node && current?.contains(target))) onPress();
  });
  useEffect(() => {
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, []);
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify({ type: "success", title: texts.copied });
  } catch {
    void notify({ type: "error", title: texts.copyFailed });
  }
}
