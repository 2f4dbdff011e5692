import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { useAdminSearch } from "../use-admin-search.ts";

export function DetailsButton({ user }: { user: AdminUser }): ReactNode {
  const { change } = useAdminSearch();
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={`View Details of ${displayName(user)}`}
      onClick={() => change({ user: user.id })}
      size="small"
      variant="secondary"
    >
      View Details
    </Button>
  );
}
