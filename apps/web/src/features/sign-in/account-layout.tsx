import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function AccountLayout(): ReactNode {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
