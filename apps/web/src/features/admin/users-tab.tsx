import type { AdminUser, AdminUserPage } from "@fourball/domain/admin/schema";
import type { UserSort } from "@fourball/domain/links/admin-search";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import { Chip } from "@fourball/ui/chip";
import { Select } from "@fourball/ui/forms/select";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { ListSearch } from "./list-search.tsx";
import { NoneFound } from "./none-found.tsx";
import { Pager, PastTheEnd, pageAt } from "./pager.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { adminTexts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";
import { firstSort, orderOf, USER_COLUMNS } from "./users/user-columns.ts";
import { UserDrawer } from "./users/user-drawer.tsx";
import { UsersTable, UsersTableSkeleton } from "./users/users-table.tsx";

const words = adminTexts.users;

export function UsersTab(): ReactNode {
  const { who, sort, suspended, page = 1 } = useAdminSearch().search;
  const isRoomy = useIsRoomy();
  const users = trpc.admin.users.useQuery(
    { q: who, suspended, ...orderOf(sort), ...pageAt(page) },
    // Previous rows stay while the next ones load.
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="stack gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ListSearch by="who" words={words} />
        <SuspendedOnly />
        {isRoomy ? null : <SortChoice />}
      </div>
      <QueryBody query={users} skeleton={isRoomy ? <UsersTableSkeleton /> : <RowsSkeleton />}>
        {(found) => (
          <div aria-busy={users.isPlaceholderData} className="stack gap-4">
            <Found found={found} isRoomy={isRoomy} />
          </div>
        )}
      </QueryBody>
      <UserDrawer />
    </div>
  );
}

function SuspendedOnly(): ReactNode {
  const { search, change } = useAdminSearch();
  return (
    <Chip
      onPressedChange={(pressed) => change({ suspended: pressed || undefined, page: undefined })}
      pressed={search.suspended ?? false}
    >
      {words.suspendedOnly}
    </Chip>
  );
}

function Found({ found: { items, total }, isRoomy }: { found: AdminUserPage; isRoomy: boolean }): ReactNode {
  const { search, change } = useAdminSearch();
  const toPage = (page: number): void => change({ page: page > 1 ? page : undefined }, { resetScroll: true });
  if (total === 0)
    return search.suspended && !search.who ? (
      <NoneFound clearLabel={words.showAll} onClear={() => change({ suspended: undefined })} title={words.noneSuspended} />
    ) : (
      <NoneFound onClear={() => change({ who: undefined, page: undefined })} title={words.none}>
        {words.noneWords}
      </NoneFound>
    );
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <>
      {isRoomy ? <UsersTable users={items} /> : <UserRows users={items} />}
      <Pager label={words.pages} onPage={toPage} page={search.page ?? 1} total={total} />
    </>
  );
}

/** The table for a phone: a row opens the details of a user. */
function UserRows({ users }: { users: readonly AdminUser[] }): ReactNode {
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
  return isAdmin ? adminTexts.user.admin : undefined;
}

const sorts: { value: UserSort; label: string }[] = [
  { value: "-createdAt", label: words.newest },
  ...USER_COLUMNS.map((column) => ({ value: firstSort(column), label: words.by(column.label) })),
];

/** The headers of the table as one choice. */
function SortChoice(): ReactNode {
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
