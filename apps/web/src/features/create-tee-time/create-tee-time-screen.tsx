import type { ReactNode } from "react";

export function CreateTeeTimeScreen(): ReactNode {
  return <h1>Create Tee Time</h1>;
}
