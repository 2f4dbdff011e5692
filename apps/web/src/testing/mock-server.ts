import { http } from "msw/core/http";
import { setupServer } from "msw/node";

/** What the page of a test sends when the test is over is not answered: nobody waits for it. */
const afterTheTest = http.all("*/trpc/*", () => new Promise<never>(() => undefined));

export const server = setupServer(afterTheTest);
