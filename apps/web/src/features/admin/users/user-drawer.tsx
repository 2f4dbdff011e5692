import { displayName } from "@fourball/domain/profile/name";
import { Sheet } from "@fourball/ui/sheet";
import { skipToken } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBody } from "../../../components/query-body.tsx";
import { useMember } from "../../../shared/member.ts";
import { trpc } from "../../../shared/trpc.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { UserDeeds } from "./user-deeds.tsx";
import { UserDetail } from "./user-detail.tsx";

/** Whose details the address asks for; a link to them can be sent. */
export function UserDrawer(): ReactNode {
  const { search, change } = useAdminSearch();
  const shown = useLast(search.user);
  const user = trpc.admin.user.useQuery(shown ? { userId: shown } : skipToken);
  const isOwn = useMember().id === shown;
  return (
    <Sheet
      footer={user.data && !isOwn ? <UserDeeds user={user.data} /> : undefined}
      onOpenChange={(open) => open || change({ user: undefined })}
      open={search.user !== undefined}
      title={user.data ? displayName(user.data) : "User"}
    >
      <QueryBody failed="Could not load this user" query={user}>
        {(found) => <UserDetail user={found} />}
      </QueryBody>
    </Sheet>
  );
}

/** What stood there before it was empty: the drawer keeps its content while it slides away. */
function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
