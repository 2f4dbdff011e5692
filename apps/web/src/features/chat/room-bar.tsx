import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { SkyEdge } from "@fourball/ui/art/sky-edge";
import { AvatarStack } from "@fourball/ui/avatar";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { dayText, gameTimeText, listText } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { useMember } from "../../kit/session/member.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { chatTexts } from "./texts.ts";
import { usePlayers } from "./use-players.ts";

const [RoomMenu, preload] = lazyWithPreload(async () => (await import("./room-menu.tsx")).RoomMenu);

type RoomBarProps = {
  teeTime: TeeTimeDetail;
  isOpen: boolean;
  /** The others who have the chat open. */
  present: readonly string[];
  badge: ReactNode;
};

/** On a phone: which game it is, who plays in it, and the light of it. */
export function RoomBar({ teeTime, isOpen, present, badge }: RoomBarProps): ReactNode {
  return (
    <div className="bg-surface pt-[env(safe-area-inset-top,0px)]">
      <div className="flex h-14 items-center gap-1 px-1">
        <Link
          aria-label={chatTexts.back}
          className={iconButtonStyle()}
          params={{ teeTimeId: teeTime.id }}
          replace
          search={({ view: _, ...search }) => search}
          to="/tee-times/$teeTimeId"
        >
          <ChevronLeft aria-hidden="true" />
        </Link>
        <div className="min-w-0 grow">
          <h1 className="truncate font-semibold text-[1rem] leading-5">{teeTime.course.name}</h1>
          <p className="flex text-ink-2 text-micro">
            <span className="truncate">{chatTexts.when(dayText(teeTime, Temporal.Now.instant()), gameTimeText(teeTime))}</span>
            <span className="whitespace-pre"> · </span>
            {badge}
          </p>
        </div>
        <Faces teeTime={teeTime} />
        {isOpen ? <More present={present} teeTimeId={teeTime.id} /> : null}
      </div>
      <SkyEdge light={teeTime.sky.light} />
    </div>
  );
}

function Faces({ teeTime }: Pick<RoomBarProps, "teeTime">): ReactNode {
  const { id } = useMember();
  const others = usePlayers(teeTime).filter(({ userId }) => userId !== id);
  if (others.length === 0) return null;
  return (
    <AvatarStack label={chatTexts.players(listText(others.map(({ golfer }) => displayName(golfer))))}>
      {others.map(({ userId, golfer }) => (
        <GolferAvatar golfer={golfer} key={userId} size="small" />
      ))}
    </AvatarStack>
  );
}

/** What is seldom wanted; fetched when a pointer or the focus comes near. */
function More(props: { teeTimeId: string; present: readonly string[] }): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  const plain = <MoreButton aria-expanded={wasOpened} onClick={() => setOpened(true)} />;
  if (!wasOpened) return plain;
  return (
    <Suspense fallback={plain}>
      <RoomMenu {...props} trigger={<MoreButton />} />
    </Suspense>
  );
}

const MoreButton = (props: ComponentProps<"button">): ReactNode => (
  <button {...props} aria-haspopup="menu" aria-label={chatTexts.more} className={iconButtonStyle()} {...preload} type="button">
    <Ellipsis aria-hidden="true" />
  </button>
);
