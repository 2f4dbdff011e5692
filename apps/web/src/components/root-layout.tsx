import { SkipLink } from "@fourball/ui/skip-link";
import { ToastRegion } from "@fourball/ui/toast";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function RootLayout(): ReactNode {
  return (
    <>
      <SkipLink to="#main">Skip to content</SkipLink>
      <Outlet />
      <ToastRegion />
    </>
  );
}
