import { chipStyle } from "@fourball/ui/chip";
import type { ReactNode } from "react";

const STARTERS = ["Hi all, see you on the first tee", "Who is walking?", "Meeting 20 min before?"];

type EmptyRoomProps = {
  /** Puts a suggestion into the box; undefined while the chat is read-only. */
  onStart: ((text: string) => void) | undefined;
};

export function EmptyRoom({ onStart }: EmptyRoomProps): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <div className="grid gap-1">
        <p className="heading text-h3">No messages yet</p>
        <p className="text-ink-2 text-small">Start the conversation!</p>
      </div>
      {onStart ? (
        <div className="flex flex-wrap justify-center gap-2">
          {STARTERS.map((text) => (
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
