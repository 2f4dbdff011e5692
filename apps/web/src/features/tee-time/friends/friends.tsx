import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import type { GameAction } from "../use-game-action.ts";
import { FriendFields } from "./friend-fields.tsx";
import { OwnFriends } from "./own-friends.tsx";
import { texts } from "./texts.ts";

type FriendsProps = { teeTime: TeeTimeDetail; action: GameAction };

/** The friends whom the viewer would bring, or brings. */
export function Friends({ teeTime, action: { state, own, friends, refusal } }: FriendsProps): ReactNode {
  if (state === "join") return <FriendFields friends={friends} isRefused={refusal !== undefined} />;
  if (state === "full") return <NotInLine names={friends.names} />;
  const areComing = (state === "pending" || state === "confirmed") && own?.friends.length;
  return areComing ? <OwnFriends own={own} teeTime={teeTime} /> : null;
}

/** The game filled up while the viewer named friends: what they typed is kept in case a spot opens. */
function NotInLine({ names }: { names: readonly string[] }): ReactNode {
  return <p className="text-small wrap-anywhere">{texts.notInLine(names.filter((name) => name.trim()))}</p>;
}
