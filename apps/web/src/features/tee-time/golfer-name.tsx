import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { profilePage } from "../../kit/page/pages.ts";

/** Links to the profile if it is public. */
export function GolferName({ id, name, hasProfile }: { id: string; name: string; hasProfile: boolean }): ReactNode {
  return hasProfile ? (
    <a className={linkStyle({ tone: "inherit", isAlone: true, className: "hover:text-primary" })} href={profilePage(id)}>
      {name}
    </a>
  ) : (
    name
  );
}
