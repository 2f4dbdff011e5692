import type { ChatMessage } from "@fourball/domain/chat/message";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";
import { blockTexts } from "../../../kit/block/texts.ts";
import { Bubble, ClockTime } from "./bubble.tsx";

/** Messages by golfers whom the viewer blocked; a press shows them. */
export function FoldedMessages({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-1 pt-2">
      <button
        aria-expanded={isOpen}
        className="flex min-h-9 w-fit items-center gap-1.5 rounded-control px-2 text-ink-2 text-micro hover:bg-sunken coarse:min-h-11"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {blockTexts.foldedMessages(messages.length)}
        <ChevronDown aria-hidden="true" className={`size-4 stroke-2 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      {isOpen
        ? messages.map(({ id, userName, message, photo, timestamp, isDeleted }) => (
            <Bubble
              author={userName}
              isFaint={isDeleted}
              isOwn={false}
              key={id}
              opens
              photo={photo}
              text={message}
              when={<ClockTime at={timestamp} />}
            />
          ))
        : null}
    </div>
  );
}
