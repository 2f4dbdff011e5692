import type { ReactNode } from "react";

export function MarketplaceScreen(): ReactNode {
  return <h1>Tee times</h1>;
}
