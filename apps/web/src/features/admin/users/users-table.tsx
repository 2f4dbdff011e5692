import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { adminTexts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AdminSwitch } from "./admin-switch.tsx";
import { nextSort, orderOf, USER_COLUMNS, type UserColumn } from "./user-columns.ts";

const words = adminTexts.users;
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

function SuspendedBadge({ user }: { user: Pick<AdminUser, "suspendedAt"> }): ReactNode {
  return user.suspendedAt ? <Badge tone="danger">{adminTexts.users.suspended}</Badge> : null;
}

function SortHeader({ column }: { column: UserColumn }): ReactNode {
  const { search, change } = useAdminSearch();
  const { order, descending } = orderOf(search.sort);
  const sorted = order !== column.order ? "none" : descending ? "descending" : "ascending";
  const Arrow = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[sorted];
  return (
    <th aria-sort={sorted} className={`py-1 font-semibold first:pl-3 lg:px-1 ${column.isFigure ? "text-right" : ""}`} scope="col">
      <button
        className={`inline-flex min-h-9 items-center gap-1 rounded-tag lg:whitespace-nowrap px-2 hover:text-ink coarse:min-h-11 ${column.isFigure ? "flex-row-reverse" : ""} ${sorted === "none" ? "text-ink-2" : "text-ink"}`}
        onClick={() => change({ sort: nextSort(column, search.sort), page: undefined })}
        type="button"
      >
        {column.label}
        <Arrow aria-hidden="true" className="size-3.5 shrink-0 stroke-2" />
      </button>
    </th>
  );
}
