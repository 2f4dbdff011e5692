import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { initTRPC } from "@trpc/server";

const { router, procedure } = initTRPC.create();
const smallest = router({ hello: procedure.query(() => "hello") });

/** The same file over the smallest router there is. */
export const api = createTRPCClient<typeof smallest>({ links: [httpBatchLink({ url: "http://localhost" })] });
export const hello = api.hello.query();
