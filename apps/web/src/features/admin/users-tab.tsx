import type { AdminUserPage } from "@fourball/domain/admin/schema";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { NoneFound } from "./none-found.tsx";
import { offsetOf, PAGE_SIZE, Pager } from "./pager.tsx";
import { PastTheEnd } from "./past-the-end.tsx";
import { useAdminSearch } from "./use-admin-search.ts";
import { UserCards } from "./users/user-cards.tsx";
import { orderOf } from "./users/user-columns.ts";
import { UserDrawer } from "./users/user-drawer.tsx";
import { UserSearch } from "./users/user-search.tsx";
import { UsersTable, UsersTableSkeleton } from "./users/users-table.tsx";

export function UsersTab(): ReactNode {
  const { who, sort, page = 1 } = useAdminSearch().search;
  const isRoomy = useIsRoomy();
  const users = trpc.admin.users.useQuery(
    { q: who, ...orderOf(sort), limit: PAGE_SIZE, offset: offsetOf(page) },
    // Previous rows stay while the next ones load.
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="stack gap-4">
      <UserSearch />
      <QueryBody query={users} skeleton={isRoomy ? <UsersTableSkeleton /> : undefined}>
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

function Found({ found: { items, total }, isRoomy }: { found: AdminUserPage; isRoomy: boolean }): ReactNode {
  const { search, change } = useAdminSearch();
  const toPage = (page: number): void => change({ page: page > 1 ? page : undefined }, { resetScroll: true });
  if (total === 0)
    return (
      <NoneFound onClear={() => change({ who: undefined, page: undefined })} title="No user found">
        No name or email has all of these words.
      </NoneFound>
    );
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <>
      {isRoomy ? <UsersTable users={items} /> : <UserCards users={items} />}
      <Pager label="Pages of users" onPage={toPage} page={search.page ?? 1} total={total} />
    </>
  );
}
