import { SCENARIOS, type ScenarioName } from "@fourball/testkit/scenarios";

const KEY = "mockScenario";
const PARAMETER = "scenario";

export const SCENARIO_NAMES: readonly ScenarioName[] = Object.keys(SCENARIOS).filter(isScenario);

/** The scenario of the address, or the last one of this tab. */
export function chosenScenario(): ScenarioName {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER) ?? sessionStorage.getItem(KEY) ?? "";
  const name = isScenario(asked) ? asked : "busy";
  sessionStorage.setItem(KEY, name);
  return name;
}

/** The same page with another scenario. */
export function choose(name: ScenarioName): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, name);
  window.location.assign(url);
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}
