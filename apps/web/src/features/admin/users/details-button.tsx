import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";

// The button's own area covers its row, but for what lies above it.
const wholeRow = "min-h-8 text-primary stretch-link";

/** `opensRow`: a click anywhere in the table's row opens the details. */
export function DetailsButton({ user, opensRow = false }: { user: AdminUser; opensRow?: boolean }): ReactNode {
  const { change } = useAdminSearch();
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={texts.users.viewDetailsOf(displayName(user))}
      className={opensRow ? wholeRow : ""}
      onClick={() => change({ user: user.id })}
      size="small"
      variant={opensRow ? "ghost" : "secondary"}
    >
      {texts.users.viewDetails}
    </Button>
  );
}
