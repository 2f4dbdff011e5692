import type { AdminStats } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { texts } from "../texts.ts";
import { RecentList, recentRow } from "./recent-list.tsx";

export function RecentUsers({ users }: { users: AdminStats["recentUsers"] }): ReactNode {
  return (
    <RecentList nothing={texts.overview.noUsers} title={texts.overview.recentUsers}>
      {users.map((user) => (
        <li key={user.id}>
          <Link
            className={`${recentRow} grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto]`}
            resetScroll={false}
            search={{ tab: "users", user: user.id }}
            to="/admin"
          >
            <GolferAvatar golfer={{ ...user, profileImageUrl: null }} />
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{displayName(user)}</span>
              <span className="text-ink-2 wrap-anywhere">{user.email}</span>
            </span>
            <span className="text-ink-2 max-sm:col-start-2">{momentText(user.createdAt)}</span>
          </Link>
        </li>
      ))}
    </RecentList>
  );
}
