import type { AppRouter } from "@fourball/api/router-types";
import { createTRPCClient, httpBatchLink } from "@trpc/client";

/** What an editor works out for a file that calls the API. */
export const api = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: "http://localhost" })] });
export const teeTimes = api.teeTime.list.query({ filter: "week" });
