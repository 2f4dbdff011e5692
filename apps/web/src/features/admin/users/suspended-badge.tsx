import type { AdminUser } from "@fourball/domain/admin/schema";
import { Badge } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";

export function SuspendedBadge({ user }: { user: Pick<AdminUser, "suspendedAt"> }): ReactNode {
  return user.suspendedAt ? <Badge tone="danger">{texts.users.suspended}</Badge> : null;
}
