import type { AdminUserPage } from "@fourball/domain/admin/schema";
import { Chip } from "@fourball/ui/chip";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { ListSearch } from "./list-search.tsx";
import { NoneFound } from "./none-found.tsx";
import { Pager, pageAt } from "./pager.tsx";
import { PastTheEnd } from "./past-the-end.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { texts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";
import { orderOf } from "./users/user-columns.ts";
import { UserDrawer } from "./users/user-drawer.tsx";
import { SortChoice, UserRows } from "./users/user-rows.tsx";
import { UsersTable, UsersTableSkeleton } from "./users/users-table.tsx";

const words = texts.users;

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
