import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { isKeeping } from "./kit/offline/is-keeping.ts";
import { watchForNewBuild } from "./kit/offline/new-build.ts";
import { handleUnauthorized, signInAgain } from "./kit/session/session.ts";
import { noteLost } from "./kit/trpc/connection.ts";
import { keepFirstAnswers } from "./kit/trpc/first-answers.ts";
import { createQueryClient } from "./kit/trpc/query-client.ts";
import { createTrpcClient } from "./kit/trpc/trpc.ts";
import { idle, idleAfter } from "./kit/when-idle.ts";
import { createAppRouter } from "./router.ts";

const FIRST_ANSWERS_WITHIN_MS = 4000;
const slowLine = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), FIRST_ANSWERS_WITHIN_MS));

// Not awaited by the module itself: the chunks of pages import from its chunk, and would wait for it while it waits for them.
void start();

async function start(): Promise<void> {
  // A task of its own, so that a slow phone can answer a tap between the evaluation of the code and its first use.
  await new Promise((resolve) => setTimeout(resolve));
  // Else zod tries whether it may compile code, which the content security policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  // Most browsers have Temporal; the others fetch it before the first screen.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");

  watchForNewBuild();
  const queryClient = createQueryClient(handleUnauthorized);
  const trpcClient = createTrpcClient(signInAgain);
  const router = createAppRouter();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");

  const loadingState = root.firstElementChild;
  // The steps of the first drawing leave pauses in which the browser is idle too.
  const isDrawn = (): boolean => root.firstElementChild !== loadingState && router.state.status === "idle";
  // Before the code of a page comes, which may wait for that moment.
  idleAfter(firstScreenUsable(queryClient, isDrawn));

  // Until then the document shows the loading state of this page.
  // What is kept on the device does not wait for a line on which nothing comes.
  const answers = await (isKeeping() ? Promise.race([window.firstAnswers, slowLine()]) : window.firstAnswers);
  keepFirstAnswers(queryClient, answers ?? []);
  // The document that names no page is the device's own.
  const isFromDevice = document.documentElement.dataset.page === undefined;
  if (isKeeping() && !answers && (isFromDevice || window.firstAnswers)) {
    noteLost();
    const { restoreQueries } = await import("./kit/offline/kept-queries.ts");
    await restoreQueries(queryClient);
  }
  await router.load();

  const app = createRoot(root);
  // In steps, between which a slow phone can answer a tap or scroll the document.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} trpcClient={trpcClient} />
      </StrictMode>,
    ),
  );
}

const LOOK_EVERY_MS = 50;

/** Resolves once the page is drawn and has the data and the pictures that it asked for. */
async function firstScreenUsable(queryClient: QueryClient, isDrawn: () => boolean): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    await idle();
  } while (!isDrawn() || isWaitingForData(queryClient) || arePicturesLoading());
}

/** What was kept on the device can be used while it is fetched anew, which on a dead line takes minutes. */
const isWaitingForData = (queryClient: QueryClient): boolean =>
  queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;

const arePicturesLoading = (): boolean =>
  Array.from(document.images).some(({ complete, loading }) => !complete && loading !== "lazy");
