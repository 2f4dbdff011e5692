import { REACTIONS, type Reaction } from "@fourball/domain/chat/constants";
import type { ChatReactions } from "@fourball/domain/chat/message";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import SmilePlus from "lucide-react/icons/smile-plus";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useMember } from "../../../kit/session/member.ts";
import { chatTexts } from "../texts.ts";

type ReactionsProps = { reactions: ChatReactions; onReact: ((emoji: Reaction) => void) | undefined };

/** How golfers answered a message: a press on one adds the viewer's, or takes it back. */
export function Reactions({ reactions, onReact }: ReactionsProps): ReactNode {
  const { id } = useMember();
  const counted = REACTIONS.map((emoji) => ({ emoji, of: reactions.filter((each) => each.emoji === emoji) }));
  return (
    <ul aria-label={chatTexts.reactions} className="flex flex-wrap gap-1 empty:hidden">
      {counted
        .filter(({ of }) => of.length > 0)
        .map(({ emoji, of }) => {
          const isOwn = of.some(({ userId }) => userId === id);
          return (
            <li key={emoji}>
              <button
                aria-label={chatTexts.reactionsOf(chatTexts.emoji[emoji], of.length)}
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
  onNear: () => void;
  onOpen: (open: boolean) => void;
  ref: Ref<HTMLButtonElement>;
};

/** Opens what can be done with a message: visible with a mouse or the keyboard on its row. A finger stays on the message instead. */
export function ReactButton({ author, isOpen, onNear, onOpen, ref }: ReactButtonProps): ReactNode {
  function openInsteadOfMenu(event: MouseEvent): void {
    event.preventDefault();
    onOpen(true);
  }

  return (
    <button
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      aria-label={chatTexts.react(author)}
      className={iconButtonStyle({
        size: "small",
        className: `coarse:not-focus-visible:sr-only self-center rounded-chip! text-ink-2 ${isOpen ? "" : "not-coarse:not-group-hover/bubble:not-group-has-focus-visible/bubble:opacity-0"}`,
      })}
      onClick={() => onOpen(!isOpen)}
      // The menu key, and Shift with F10.
      onContextMenu={openInsteadOfMenu}
      onFocus={onNear}
      ref={ref}
      type="button"
    >
      <SmilePlus aria-hidden="true" />
    </button>
  );
}
