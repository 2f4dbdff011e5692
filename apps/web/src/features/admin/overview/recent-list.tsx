import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";

type RecentListProps = { title: string; nothing: string; children: readonly ReactNode[] };

/** The latest entries under a heading. */
export function RecentList({ title, nothing, children }: RecentListProps): ReactNode {
  return (
    <Card as="section">
      <h2 className="px-4 pt-4 pb-2 text-h3 sm:px-5">{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="px-4 pb-4 text-ink-2 text-small sm:px-5">{nothing}</p>}
    </Card>
  );
}

export const recentRow =
  "grid items-center gap-x-3 border-line border-t px-4 py-3 text-ink text-small no-underline -outline-offset-2 hover:bg-sunken sm:px-5";
