import { chipStyle } from "@fourball/ui/chip";
import type { ReactNode } from "react";
import { chatTexts } from "./texts.ts";

type EmptyRoomProps = {
  /** Whether the chat takes messages at all. */
  isOpen: boolean;
  /** Puts a suggestion into the box; undefined while it can't be sent. */
  onStart: ((text: string) => void) | undefined;
};

export function EmptyRoom({ isOpen, onStart }: EmptyRoomProps): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <div className="grid gap-1">
        <p className="heading text-h3">{chatTexts.empty}</p>
        {isOpen ? <p className="text-ink-2 text-small">{chatTexts.emptyHint}</p> : null}
      </div>
      {onStart ? (
        <div className="flex flex-wrap justify-center gap-2">
          {chatTexts.starters.map((text) => (
            <button
              className={chipStyle({ className: "max-w-full whitespace-normal" })}
              key={text}
              onClick={() => onStart(text)}
              type="button"
            >
              {text}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
