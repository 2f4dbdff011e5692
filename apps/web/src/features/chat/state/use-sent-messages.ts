import { useEffect } from "react";
import type { ChatRoom } from "./chat-room.ts";

/** A message that the queue has sent is there at once. */
export function useSentMessages(teeTimeId: string, room: ChatRoom): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    void import("../../../kit/queue/queue-of.ts").then(({ onMessageSent }) => {
      if (!isOver) stop = onMessageSent((message) => void (message.teeTimeId === teeTimeId && room.show(message)));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [teeTimeId, room]);
}
