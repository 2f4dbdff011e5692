import { test as base } from "@playwright/test";
import { serverUrl } from "./servers.ts";

export const test = base.extend({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => use(serverUrl(parallelIndex)),
});
