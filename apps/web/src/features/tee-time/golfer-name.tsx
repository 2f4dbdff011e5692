import { linkTo } from "@fourball/domain/links/links";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";

/** Links to the profile if it is public. */
export function GolferName({ id, name, hasProfile }: { id: string; name: string; hasProfile: boolean }): ReactNode {
  return hasProfile ? (
    <a
      className={linkStyle({ tone: "inherit", isAlone: true, className: "hover:text-primary" })}
      href={linkTo("/profile/:userId", { params: { userId: id } })}
    >
      {name}
    </a>
  ) : (
    name
  );
}
