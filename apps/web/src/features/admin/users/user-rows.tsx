import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import { Select } from "@fourball/ui/forms/select";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import type { UserSort } from "../admin-search.ts";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { firstSort, USER_COLUMNS } from "./user-columns.ts";

const words = texts.users;

/** The table for a phone: a row opens the details of a user. */
export function UserRows({ users }: { users: readonly AdminUser[] }): ReactNode {
  const { change } = useAdminSearch();
  return (
    <Card>
      <ul aria-label={words.caption}>
        {users.map((user) => (
          <RowItem key={user.id}>
            <button
              aria-haspopup="dialog"
              className={`${rowStyle()} min-h-14`}
              onClick={() => change({ user: user.id })}
              type="button"
            >
              <RowFace detail={user.email} icon={<GolferAvatar golfer={user} size="small" />} value={stateOf(user)}>
                {displayName(user)}
              </RowFace>
              <span className="sr-only">{words.viewDetails}</span>
            </button>
          </RowItem>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ suspendedAt, isAdmin }: AdminUser): string | undefined {
  if (suspendedAt) return words.suspended;
  return isAdmin ? texts.user.admin : undefined;
}

const sorts: { value: UserSort; label: string }[] = [
  { value: "-createdAt", label: words.newest },
  ...USER_COLUMNS.map((column) => ({ value: firstSort(column), label: words.by(column.label) })),
];

/** The headers of the table as one choice. */
export function SortChoice(): ReactNode {
  const { search, change } = useAdminSearch();
  return (
    <Select
      className="grow"
      label={words.order}
      onValueChange={(sort) => change({ sort: sort === "-createdAt" ? undefined : sort, page: undefined })}
      options={sorts}
      value={search.sort ?? "-createdAt"}
    />
  );
}
