import { linkStyle } from "@fourball/ui/link";
import type { ReactNode } from "react";
import { profilePage } from "../../components/pages.ts";

/** Leads to the golfer's page when there is one to see. */
export function GolferName({ id, name, hasProfile }: { id: string; name: string; hasProfile: boolean }): ReactNode {
  return hasProfile ? (
    <a className={linkStyle({ tone: "inherit", className: "hover:text-primary" })} href={profilePage(id)}>
      {name}
    </a>
  ) : (
    name
  );
}
