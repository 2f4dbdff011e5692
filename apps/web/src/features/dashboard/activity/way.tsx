import type { SettingsPart } from "@fourball/domain/links/links";
import type { Notification } from "@fourball/domain/notification/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isRequest } from "./notification-text.ts";

export const wayStyle = "stretch-link text-ink no-underline";

/** Links to the requests for pending ones and to what a search found, otherwise to the game. */
export function Way({
  notification: { content, teeTimeId },
  children,
}: {
  notification: Notification;
  children: string;
}): ReactNode {
  if (isRequest(content))
    return (
      <Link className={wayStyle} search={{ tab: "requests" }} to="/dashboard">
        {children}
      </Link>
    );
  if (content.kind === "partners")
    return (
      <Link className={wayStyle} hash={"partners" satisfies SettingsPart} to="/settings">
        {children}
      </Link>
    );
  const isFound = content.kind === "search-matched";
  if (isFound && content.count > 1)
    return (
      <Link className={wayStyle} search={content.query} to="/marketplace">
        {children}
      </Link>
    );
  const gameId = isFound ? content.games[0]?.teeTimeId : teeTimeId;
  if (!gameId) return children;
  return (
    <Link className={wayStyle} params={{ teeTimeId: gameId }} to="/tee-times/$teeTimeId">
      {children}
    </Link>
  );
}
