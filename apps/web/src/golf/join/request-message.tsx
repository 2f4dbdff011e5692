import type { ReactNode } from "react";

/** The message of a request, if there is one. */
export function RequestMessage({ children }: { children: string | null }): ReactNode {
  if (!children) return null;
  return (
    <blockquote className="whitespace-pre-line border-line-strong border-l-2 pl-3 text-small wrap-anywhere">
      {children}
    </blockquote>
  );
}
