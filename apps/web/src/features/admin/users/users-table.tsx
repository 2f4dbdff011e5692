import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AdminSwitch } from "./admin-switch.tsx";
import { SortHeader } from "./sort-header.tsx";
import { SuspendedBadge } from "./suspended-badge.tsx";
import { USER_COLUMNS } from "./user-columns.ts";

const words = texts.users;
const row = "h-10 border-line border-t";
const cell = "px-2 lg:px-3";
const figure = `${cell} text-right tabular-nums`;

export function UsersTable({ users }: { users: readonly AdminUser[] }): ReactNode {
  return (
    <Frame>
      {users.map((user) => (
        <tr className={`${row} relative hover:bg-sunken`} key={user.id}>
          <th className={`${cell} max-w-60 pl-5 lg:pl-5 text-left font-semibold`} scope="row">
            <span className="flex items-center gap-2.5">
              <span className="max-lg:hidden">
                <GolferAvatar golfer={user} size="small" />
              </span>
              <span className="truncate">{displayName(user)}</span>
              <SuspendedBadge user={user} />
            </span>
          </th>
          <td className={`${cell} max-w-60 truncate`}>{user.email}</td>
          <td className={cell}>
            <AdminSwitch inTable user={user} />
          </td>
          <td className={figure}>{user.gamesHosted}</td>
          <td className={figure}>{user.gamesPlayed}</td>
          <td className={figure}>{ratingText(user.rating)}</td>
          <td className={`${cell} pr-3 text-right`}>
            <DetailsButton user={user} />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

/** Its own area covers the row, but for what lies above it. */
function DetailsButton({ user }: { user: AdminUser }): ReactNode {
  const { change } = useAdminSearch();
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={words.viewDetailsOf(displayName(user))}
      className="min-h-8 text-primary stretch-link"
      onClick={() => change({ user: user.id })}
      size="small"
      variant="ghost"
    >
      {words.viewDetails}
    </Button>
  );
}

const rows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function UsersTableSkeleton(): ReactNode {
  return (
    <Frame>
      {rows.map((name) => (
        <tr className={row} key={name}>
          <td className={`${cell} pl-5`}>
            <Skeleton className="h-5 w-40" />
          </td>
          <td className={cell}>
            <Skeleton className="h-4 w-44" />
          </td>
          <td className={cell}>
            <Skeleton className="h-6 w-11" />
          </td>
          {["hosted", "played", "rating"].map((column) => (
            <td className={cell} key={column}>
              <Skeleton className="ml-auto h-4 w-8" />
            </td>
          ))}
          <td className={`${cell} pr-5`}>
            <Skeleton className="ml-auto h-4 w-24" />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

/** Where the window is too narrow for it, the table scrolls in its card, and the page stays. */
function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <Card>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-small">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              {USER_COLUMNS.map((column) => (
                <SortHeader column={column} key={column.order} />
              ))}
              <th className={`${cell} pr-5`} scope="col">
                <span className="sr-only">{words.details}</span>
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Card>
  );
}
