import type { ScenarioName } from "@fourball/testkit/scenarios";
import { choose, SCENARIO_NAMES } from "./chosen-scenario.ts";

const STYLE =
  "position:fixed;left:8px;bottom:8px;z-index:9999;font:600 12px system-ui;padding:4px;border-radius:6px;color:#000;background:#ffd75e";

/** A badge that names the mock scenario and lets one choose another. */
export function showBadge(current: ScenarioName): void {
  const menu = document.createElement("select");
  menu.setAttribute("aria-label", "Scenario of the mocks");
  menu.setAttribute("style", STYLE);
  for (const name of SCENARIO_NAMES) menu.add(new Option(`Mock: ${name}`, name, false, name === current));
  menu.addEventListener("change", () => {
    for (const name of SCENARIO_NAMES) if (name === menu.value) choose(name);
  });
  document.body.append(menu);
}
