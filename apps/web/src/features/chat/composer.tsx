import { CHAT_COUNTER_FROM, CHAT_MESSAGE_MAX, hasWords } from "@fourball/domain/chat/constants";
import { tooLong } from "@fourball/domain/too-long";
import { Button, type ButtonProps } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea, type TextareaProps } from "@fourball/ui/forms/textarea";
import { IconButton } from "@fourball/ui/icon-button";
import ArrowUp from "lucide-react/icons/arrow-up";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { readConnection, subscribeToConnection } from "../../kit/trpc/connection.ts";
import { PhotoButton } from "./photos/photo-button.tsx";
import type { ChatRoom } from "./state/chat-room.ts";
import type { RoomState } from "./state/room-state.ts";
import { chatTexts } from "./texts.ts";

type ComposerProps = { teeTimeId: string; room: ChatRoom; state: RoomState; box: RefObject<HTMLTextAreaElement | null> };

export function Composer({ teeTimeId, room, state: { text, connection, history, trouble }, box }: ComposerProps): ReactNode {
  const isOnline = connection === "online";
  // On a dead line the chat goes on connecting, while the app knows that nobody answers.
  const { isLost } = useSyncExternalStore(subscribeToConnection, readConnection);
  const [writesOffline, setWritesOffline] = useState(false);
  // Only on request: otherwise the box is closed unless the chat is online.
  const isOpen = isOnline || writesOffline;
  useRestoreFocus(box, isOpen);
  useEffect(keepFreeOfToasts, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isOpen) return;
    room.send();
    // The button is disabled as soon as there is nothing to send, and would take the focus with it.
    box.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isSendKey(event)) submit(event);
  }

  return (
    <form
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2 border-line border-t bg-surface px-3 pt-2.5 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))]"
      onSubmit={submit}
    >
      {(trouble?.kind === "lost" || (isLost && history === "ready")) && !isOpen ? (
        <WriteOfflineButton onClick={() => setWritesOffline(true)} />
      ) : null}
      <PhotoButton disabled={!isOnline} onSent={room.show} teeTimeId={teeTimeId} />
      <MessageBox
        box={box}
        disabled={!isOpen}
        onChange={(event) => room.write(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder={chatTexts.placeholder[connection]}
        value={text}
      />
      <SendButton disabled={!isOpen || !hasWords(text) || lengthOf(text) > CHAT_MESSAGE_MAX} />
    </form>
  );
}

function isSendKey({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  // Enter also confirms an input method composition, which Safari has ended by then: only the code 229 still tells.
  const isOfInputMethod = nativeEvent.isComposing || keyCode === 229;
  return key === "Enter" && !shiftKey && !isOfInputMethod;
}

const lengthOf = (text: string): number => text.trim().length;

const WriteOfflineButton = (props: Pick<ButtonProps, "onClick">): ReactNode => (
  <Button {...props} className="col-span-full mb-2 justify-self-start" size="small" variant="secondary">
    {chatTexts.writeOffline}
  </Button>
);

const SendButton = ({ disabled }: { disabled: boolean }): ReactNode => (
  <IconButton className="rounded-chip!" disabled={disabled} label={chatTexts.send} type="submit" variant="primary">
    <ArrowUp aria-hidden="true" />
  </IconButton>
);

type MessageBoxProps = Pick<TextareaProps, "onChange" | "onKeyDown" | "placeholder"> & {
  box: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  value: string;
};

function MessageBox({ box, disabled, value, ...handlers }: MessageBoxProps): ReactNode {
  const length = lengthOf(value);
  return (
    <Field
      disabled={disabled}
      error={length > CHAT_MESSAGE_MAX ? tooLong(chatTexts.message, CHAT_MESSAGE_MAX) : undefined}
      hideLabel
      label={chatTexts.message}
    >
      <Textarea
        {...handlers}
        autoComplete="off"
        className="field-sizing-content max-h-36 min-h-11! resize-none! rounded-[1.375rem]! px-4"
        dir="auto"
        enterKeyHint="send"
        length={length}
        limit={length >= CHAT_COUNTER_FROM ? CHAT_MESSAGE_MAX : undefined}
        ref={box}
        rows={1}
        value={value}
      />
    </Field>
  );
}

/** Toasts appear elsewhere while there is a box to write in. */
function keepFreeOfToasts(): () => void {
  const { documentElement } = document;
  documentElement.toggleAttribute("data-writing", true);
  return () => documentElement.removeAttribute("data-writing");
}

/** Restores the focus after a reconnect, as a disabled box loses it. */
function useRestoreFocus(box: RefObject<HTMLTextAreaElement | null>, isOnline: boolean): void {
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (!isOnline) wasWriting.current = here === box.current;
    else if (wasWriting.current && here === document.body) box.current?.focus({ preventScroll: true });
  }, [box, isOnline]);
}
