import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./router.ts";
import { firstScreenUsable } from "./shared/first-screen-usable.ts";
import { signInAgain } from "./shared/session/session.ts";
import { keepFirstAnswers } from "./shared/trpc/first-answers.ts";
import { createQueryClient } from "./shared/trpc/query-client.ts";
import { createTrpcClient } from "./shared/trpc/trpc.ts";
import { idleAfter } from "./shared/when-idle.ts";

// Not awaited by the module itself: the chunks of pages import from its chunk, and would wait for it while it waits for them.
void start();

async function start(): Promise<void> {
  // Else zod tries whether it may compile code, which the content security policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  // Most browsers have Temporal; the others fetch it before the first screen.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");

  const queryClient = createQueryClient();
  const trpcClient = createTrpcClient(signInAgain);
  const router = createAppRouter();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");

  // Until then the document shows the loading state of this page.
  keepFirstAnswers(queryClient, (await window.firstAnswers) ?? []);
  await router.load();
  idleAfter(firstScreenUsable(queryClient, () => router.state.status === "idle"));

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
