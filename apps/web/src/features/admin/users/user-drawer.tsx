import { displayName } from "@fourball/domain/profile/name";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { skipToken } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { UserActions } from "./user-actions.tsx";
import { UserDetail } from "./user-detail.tsx";

/** Opens from the address, so that it can be linked to. */
export function UserDrawer(): ReactNode {
  const { search, change } = useAdminSearch();
  const shown = useLast(search.user);
  const user = trpc.admin.user.useQuery(shown ? { userId: shown } : skipToken);
  const isOwn = useMember().id === shown;
  return (
    <Sheet
      footer={user.data && !isOwn ? <UserActions user={user.data} /> : undefined}
      onOpenChange={(open) => open || change({ user: undefined })}
      open={search.user !== undefined}
      title={user.data ? displayName(user.data) : texts.user.title}
    >
      <QueryBody failed={texts.user.failed} query={user}>
        {(found) => <UserDetail user={found} />}
      </QueryBody>
    </Sheet>
  );
}

/** The last value: the drawer keeps its content while it closes. */
function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
