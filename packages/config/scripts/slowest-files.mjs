/** A reporter: the ten test files that took longest, in seconds of their worker. */
export default class SlowestFiles {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const rows = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module.diagnostic()) }));
    const slowest = rows.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
    process.stdout.write("\nThe slowest files:\n");
    for (const { name, seconds } of slowest) process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
}

/** @param {import("vitest/node").ModuleDiagnostic} diagnostic in milliseconds */
const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
