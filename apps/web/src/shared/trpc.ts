import type { AppRouter } from "@fourball/api/client";
import { httpBatchLink, type TRPCClientErrorLike } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";

export const trpc = createTRPCReact<AppRouter>();

export type ApiError = TRPCClientErrorLike<AppRouter>;

const BATCH_MAX = 10;

export const createTrpcClient = () =>
  trpc.createClient({ links: [httpBatchLink({ url: new URL("/trpc", window.location.origin), maxItems: BATCH_MAX })] });
