import { SCENARIOS, type ScenarioName } from "@fourball/testkit/scenarios";

const KEY = "mockScenario";
const PARAMETER = "scenario";

export const SCENARIO_NAMES: readonly ScenarioName[] = Object.keys(SCENARIOS).filter(isScenario);

/** What the address says, or what it said when this tab was here last. */
export function chosenScenario(): ScenarioName {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER) ?? sessionStorage.getItem(KEY) ?? "";
  const name = isScenario(asked) ? asked : "busy";
  sessionStorage.setItem(KEY, name);
  return name;
}

/** The same page, at a club that begins anew. */
export function choose(name: ScenarioName): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, name);
  window.location.assign(url);
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}
