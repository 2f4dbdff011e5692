import type { ReactNode } from "react";
import { youPlusFriends } from "../../golf/join/friends-text.ts";

/** How many come with the viewer. */
export const WithFriends = ({ friends }: { friends: readonly string[] }): ReactNode =>
  friends.length > 0 ? <p className="text-ink-2 text-small">{youPlusFriends(friends)}</p> : null;
