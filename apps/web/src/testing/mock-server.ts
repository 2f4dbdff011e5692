import { http } from "msw/core/http";
import { setupServer } from "msw/node";

/** Requests that the page of a test sends after the test is over are left without an answer. */
const afterTheTest = http.all("*/trpc/*", () => new Promise<never>(() => undefined));

export const server = setupServer(afterTheTest);
