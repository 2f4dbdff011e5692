import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import { AdminSwitch } from "./admin-switch.tsx";
import { DetailsButton } from "./details-button.tsx";
import { SortHeader } from "./sort-header.tsx";
import { SuspendedBadge } from "./suspended-badge.tsx";
import { USER_COLUMNS } from "./user-columns.ts";

const cell = "px-2 py-2.5 lg:px-3";
const figure = `${cell} text-right tabular-nums`;

export function UsersTable({ users }: { users: readonly AdminUser[] }): ReactNode {
  return (
    <Frame>
      {users.map((user) => (
        <tr className="border-line border-t" key={user.id}>
          <th className={`${cell} pl-5 text-left font-semibold`} scope="row">
            <span className="flex items-center gap-3">
              <span className="max-lg:hidden">
                <GolferAvatar golfer={user} />
              </span>
              <span className="grid justify-items-start gap-1">
                <span className="wrap-anywhere">{displayName(user)}</span>
                <SuspendedBadge user={user} />
              </span>
            </span>
          </th>
          <td className={`${cell} min-w-36 wrap-anywhere`}>{user.email}</td>
          <td className={cell}>
            <AdminSwitch hideLabel user={user} />
          </td>
          <td className={figure}>{user.gamesHosted}</td>
          <td className={figure}>{user.gamesPlayed}</td>
          <td className={figure}>{ratingText(user.rating)}</td>
          <td className={`${cell} pr-5 text-right`}>
            <DetailsButton user={user} />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

const rows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function UsersTableSkeleton(): ReactNode {
  return (
    <Frame>
      {rows.map((row) => (
        <tr className="border-line border-t" key={row}>
          <td className={`${cell} pl-5`}>
            <Skeleton className="h-9 w-40" />
          </td>
          <td className={cell}>
            <Skeleton className="h-4 w-44" />
          </td>
          <td className={cell}>
            <Skeleton className="h-6 w-11" />
          </td>
          {["hosted", "played", "rating"].map((name) => (
            <td className={cell} key={name}>
              <Skeleton className="ml-auto h-4 w-8" />
            </td>
          ))}
          <td className={`${cell} pr-5`}>
            <Skeleton className="ml-auto h-9 w-28" />
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
          <caption className="sr-only">Users</caption>
          <thead>
            <tr>
              {USER_COLUMNS.map((column) => (
                <SortHeader column={column} key={column.order} />
              ))}
              <th className={`${cell} pr-5`} scope="col">
                <span className="sr-only">Details</span>
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Card>
  );
}
