import type { ReactNode } from "react";

export function NotFoundScreen(): ReactNode {
  return <h1>404 Page Not Found</h1>;
}
