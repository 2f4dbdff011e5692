import type { ReactNode } from "react";

export function TeeTimeScreen(): ReactNode {
  return <h1>Tee time</h1>;
}
