import { createRootRouteWithContext } from "@tanstack/react-router";
import { RootLayout } from "../app/root-layout.tsx";
import type { trpc } from "../kit/trpc/trpc.ts";

/** Absent until the app is drawn. */
type AppContext = { queries?: ReturnType<typeof trpc.useUtils> };

export const Route = createRootRouteWithContext<AppContext>()({ component: RootLayout });
