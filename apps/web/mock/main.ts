import { SCENARIOS } from "@fourball/testkit/scenarios";
import { setupWorker } from "msw/browser";
import { showBadge } from "./badge.ts";
import { chosenScenario } from "./chosen-scenario.ts";

// As in the app, before the mocks compute dates in the time zones of their courses.
if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");

const name = chosenScenario();
await setupWorker(...SCENARIOS[name]().handlers).start({ quiet: true, onUnhandledRequest: "bypass" });
showBadge(name);
await import("../src/main.tsx");
