import { test as base } from "@playwright/test";
import { serverUrl } from "./servers.ts";

type Cleanup = { closedContexts: undefined };

export const test = base.extend<Cleanup>({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => use(serverUrl(parallelIndex)),
  // Pages left open would go on working, and slow every later test of the worker down.
  closedContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
