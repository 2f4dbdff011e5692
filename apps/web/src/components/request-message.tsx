import type { ReactNode } from "react";

/** What somebody wrote to the host; nothing where nothing was written. */
export function RequestMessage({ children }: { children: string | null }): ReactNode {
  if (!children) return null;
  return (
    <blockquote className="whitespace-pre-line border-line-strong border-l-2 pl-3 text-small wrap-anywhere">
      {children}
    </blockquote>
  );
}
