import { calendarFileLink } from "@fourball/domain/links/api-links";
import { firstNamesOf } from "@fourball/domain/participation/first-names";
import { buttonStyle } from "@fourball/ui/button";
import { isDialogOpen } from "@fourball/ui/overlays/dialog-notice";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { Link } from "@tanstack/react-router";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { listText } from "../../kit/formatting.ts";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { canUseChat } from "../chat/chat-access.ts";
import { isFilled } from "./filled-games.ts";
import { GatheringDots, gather } from "./gathering-dots.tsx";
import { rememberShown, shownAt } from "./shown-groups.ts";

const COUNTS = ["none", "one", "two", "three", "four"];
const texts = {
  title: (players: number) => `That's ${COUNTS[players]}.`,
  full: (names: readonly string[]) => `The group is full: ${names.join(", ")}`,
  sayHello: "Say hello",
  calendar: "Calendar",
};

/** Like a dialog. */
const inMiddle =
  "inset-0 mx-auto my-auto h-fit max-w-md border rounded-card transition-[opacity,translate] duration-200 ease-swing data-swiping:duration-0 data-swiping:select-none translate-x-(--drawer-swipe-movement-x) data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0";

/** Says once that the group is full: as soon as the golfer isn't typing and has no other dialog open. */
export function FullGroup({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const group = useGroup(teeTimeId);
  const content = useRef<HTMLDivElement>(null);
  const { isOpen, close, opener } = useOpenOnce(group ? teeTimeId : undefined);
  const leave = (): void => {
    // The chat takes the focus.
    opener.current = null;
    close();
  };
  return group ? (
    <Sheet
      finalFocus={() => opener.current !== null && (opener.current.isConnected ? null : document.getElementById("main"))}
      initialFocus={content}
      isTitleHidden
      onOpenChange={(open) => open || close()}
      open={isOpen}
      roomyStyle={inMiddle}
      title={texts.title(group.players)}
    >
      <Gathered {...group} content={content} onLeave={leave} teeTimeId={teeTimeId} />
    </Sheet>
  ) : null;
}

const RETRY_MS = 250;
const isFree = (): boolean =>
  document.visibilityState === "visible" &&
  !isDialogOpen() &&
  !document.activeElement?.matches("input, textarea, [contenteditable]");

/** Of a game that is known by then; `opener` is what had the focus. */
function useOpenOnce(teeTimeId: string | undefined) {
  const opener = useRef<Element>(null);
  const { id: golferId } = useMember();
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  useEffect(() => {
    if (!teeTimeId || state !== "waiting") return;
    const open = (): void => {
      if (!isFree()) return;
      // Another tab may have been first.
      setState(shownAt(golferId, teeTimeId) ? "closed" : "open");
      rememberShown(golferId, teeTimeId);
      opener.current = document.activeElement;
    };
    open();
    const timer = setInterval(open, RETRY_MS);
    return () => clearInterval(timer);
  }, [golferId, teeTimeId, state]);
  return { isOpen: state === "open", close: () => setState("closed"), opener };
}

type GatheredProps = Group & { teeTimeId: string; content: RefObject<HTMLDivElement | null>; onLeave: () => void };

/** The chat greets all others by name. */
function Gathered({ teeTimeId, players, names, others, content, onLeave }: GatheredProps): ReactNode {
  const [announced, setAnnounced] = useState("");
  useEffect(() => setAnnounced(texts.full(names)), [names]);
  useEffect(() => (content.current ? gather(content.current) : undefined), [content]);
  return (
    <div className="grid gap-4 pt-2 pb-4 text-center outline-none" ref={content} tabIndex={-1}>
      <p className="sr-only" role="status">
        {announced}
      </p>
      <GatheringDots count={players} />
      <div data-words="">
        <p aria-hidden="true" className="heading text-[2rem] leading-none">
          {texts.title(players)}
        </p>
        <p className="pt-2.5 font-medium text-ink-2 wrap-anywhere">{listText(names)}</p>
      </div>
      <div className="flex gap-2" data-words="">
        <Link
          className={buttonStyle({ size: "large", className: "grow py-3" })}
          onClick={onLeave}
          params={{ teeTimeId }}
          search={{ view: "chat", hello: listText(others) }}
          to="/tee-times/$teeTimeId"
        >
          {texts.sayHello}
        </Link>
        <a
          className={buttonStyle({ variant: "secondary", size: "large", className: "py-3" })}
          download
          href={calendarFileLink(teeTimeId)}
        >
          <CalendarPlus aria-hidden="true" className="size-5 stroke-[1.75]" />
          {texts.calendar}
        </a>
      </div>
    </div>
  );
}

/** `others` are without the viewer. */
type Group = { players: number; names: string[]; others: string[] };

/** Nothing until it is known, and where it isn't full by then. */
function useGroup(teeTimeId: string): Group | undefined {
  const viewer = useMember();
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const { data: people } = trpc.participation.list.useQuery({ teeTimeId });
  if (!game || !people || game.status !== "active" || !canUseChat(game) || !isFilled(game)) return undefined;
  const group = { ...game, players: people.filter(({ status }) => status === "confirmed") };
  return { players: game.totalSlots, names: firstNamesOf(group), others: firstNamesOf(group, (id) => id === viewer.id) };
}
