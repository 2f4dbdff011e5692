import { CHAT_OPEN_HOURS, isChatOpen } from "@fourball/domain/chat/constants";
import type { PersonHere } from "@fourball/domain/chat/message";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useBlocked } from "../../kit/block/use-blocked.ts";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { Composer } from "./composer.tsx";
import { EmptyRoom } from "./empty-room.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { Names } from "./names.tsx";
import { RoomHeader } from "./room-header.tsx";
import { RoomLoading } from "./room-loading.tsx";
import type { ChatRoom } from "./state/chat-room.ts";
import type { RoomState } from "./state/room-state.ts";
import { useChatRoom } from "./state/use-chat-room.ts";
import { chatTexts } from "./texts.ts";

/** The group chat, for the host and confirmed players. */
export function Room({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { room, state, unsent } = useChatRoom(teeTime.id);
  const blocked = useBlocked();
  const box = useRef<HTMLTextAreaElement>(null);
  const { status, teeOffAt } = teeTime;
  const game = { status, teeOffAt: Temporal.Instant.from(teeOffAt) };
  const isOpen = useSyncExternalStore(subscribeToClock, () => isChatOpen(game, Temporal.Now.instant()));

  useGreeting(state.connection === "online", (name) => {
    if (state.text === "") room.write(chatTexts.hello(name));
    box.current?.focus();
  });

  function start(text: string): void {
    room.write(text);
    box.current?.focus();
  }

  return (
    <>
      <RoomHeader
        connection={state.connection}
        isOpen={isOpen}
        people={withoutBlocked(state.people, blocked)}
        teeTime={teeTime}
      />
      <Trouble room={room} state={state} />
      {state.history === "ready" && blocked ? (
        <MessageList
          blocked={blocked}
          canReact={isOpen && state.connection === "online"}
          room={room}
          state={state}
          teeTime={teeTime}
          unsent={unsent}
        >
          {isSilent(state) ? (
            <EmptyRoom isOpen={isOpen} onStart={isOpen && state.connection === "online" ? start : undefined} />
          ) : null}
        </MessageList>
      ) : (
        <div className="grow px-4 py-3">{state.history === "failed" ? null : <RoomLoading />}</div>
      )}
      <p className="min-h-6.5 shrink-0 truncate px-4 py-1 text-ink-2 text-micro">
        <TypingIndicator people={withoutBlocked(state.typing, blocked)} />
      </p>
      {isOpen ? (
        <Composer box={box} room={room} state={state} teeTimeId={teeTime.id} />
      ) : (
        <Closed isCancelled={status === "cancelled"} />
      )}
    </>
  );
}

/** The address asks for the first words to a golfer, once the box takes them. */
function useGreeting(isOnline: boolean, greet: (name: string) => void): void {
  const { hello } = useSearch({ from: "/_member/tee-times/$teeTimeId" });
  const navigate = useNavigate({ from: "/tee-times/$teeTimeId" });
  useEffect(() => {
    if (!hello || !isOnline) return;
    greet(hello);
    void navigate({ search: (search) => ({ ...search, hello: undefined }), replace: true, resetScroll: false });
  });
}

/** Those whom the golfer has not blocked; until that is known, none. */
const withoutBlocked = (people: readonly PersonHere[], blocked: ReadonlySet<string> | undefined): readonly PersonHere[] =>
  blocked ? people.filter(({ userId }) => !blocked.has(userId)) : [];

/** No golfer has written yet; system notes do not count. */
const isSilent = ({ messages, pendingMessages }: RoomState): boolean =>
  pendingMessages.length === 0 && messages.every(({ type }) => type !== "message");

function Trouble({ room, state: { trouble, history } }: { room: ChatRoom; state: RoomState }): ReactNode {
  if (!trouble) return null;
  const retry = history === "failed" && trouble.kind === "lost";
  return (
    <Alert
      action={
        retry ? (
          <Button onClick={() => void room.enter()} size="small" variant="secondary">
            {chatTexts.retry}
          </Button>
        ) : null
      }
      className="mx-4 my-3"
      title={trouble.kind === "refused" ? chatTexts.refused : chatTexts.failedConnection}
      tone="warn"
    >
      {trouble.message ? <p>{trouble.message}</p> : null}
      {trouble.kind !== "lost" || retry ? null : <p>{chatTexts.reconnecting}</p>}
    </Alert>
  );
}

function Closed({ isCancelled }: { isCancelled: boolean }): ReactNode {
  return (
    <p className="border-line border-t px-4 py-3 text-ink-2 text-small">
      {isCancelled ? chatTexts.closedCancelled : chatTexts.closed(CHAT_OPEN_HOURS)}
    </p>
  );
}

const firstName = ({ userName }: PersonHere): string => userName.split(" ", 1)[0] ?? userName;

/** `Maya is typing…`; three or more are just several. */
function TypingIndicator({ people }: { people: readonly PersonHere[] }): ReactNode {
  if (people.length === 0) return null;
  if (people.length > 2) return chatTexts.manyTyping;
  return (
    <>
      <Names>{people.map(firstName)}</Names>
      {chatTexts.typing(people.length)}
    </>
  );
}
