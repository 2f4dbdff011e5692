import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RegisteredRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type createTrpcClient, trpc } from "../kit/trpc/trpc.ts";

type AppProps = {
  router: RegisteredRouter;
  queryClient: QueryClient;
  trpcClient: ReturnType<typeof createTrpcClient>;
};

export function App({ router, queryClient, trpcClient }: AppProps): ReactNode {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Pages router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Pages({ router }: Pick<AppProps, "router">): ReactNode {
  return <RouterProvider context={{ queries: trpc.useUtils() }} router={router} />;
}
