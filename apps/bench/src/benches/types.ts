import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Options } from "../options.ts";
import { spreadOf, spreadText, withFigures } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const compiler = join(root, "node_modules/.bin/tsc");

const rooms = ["packages", "apps"].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
const projects = [
  ...rooms.map((room) => ({ name: room, config: `${room}/tsconfig.json` })),
  { name: "a file that calls the API", config: "apps/bench/types/with-router.json" },
  { name: "the same file without the router", config: "apps/bench/types/without-router.json" },
].filter(({ config }) => existsSync(join(root, config)));

type Figures = { ms: number; megabytes: number; types: number; instantiations: number };

/** Measures type-checking, package by package with existing declarations of the others, and the cost of the router in an editor. */
export async function benchTypes({ rounds }: Options): Promise<void> {
  execFileSync(compiler, ["-b", ...rooms.filter((room) => existsSync(join(root, room, "tsconfig.json")))], { cwd: root });
  const measured = projects.map((project) => withFigures<typeof project, Figures>(project));
  for (let round = 0; round < rounds; round++) for (const { config, figures } of measured) figures.push(check(config));

  const results = measured.map(({ name, figures }) => ({
    name,
    ms: spreadOf(figures.map(({ ms }) => ms)),
    megabytes: spreadOf(figures.map(({ megabytes }) => megabytes)).median,
    types: figures[0]?.types ?? 0,
    instantiations: figures[0]?.instantiations ?? 0,
  }));
  printTable(`Type-checking a package, ${rounds} rounds`, [
    ["", "ms", "min-max", "MB", "types", "instantiations"],
    ...results.map(({ name, ms, megabytes, types, instantiations }) => [
      name,
      ...spreadText(ms),
      ...[megabytes, types, instantiations].map((figure) => Math.round(figure).toLocaleString("en-US")),
    ]),
  ]);
  writeResult("types", { rounds, results });
}

/** Full and without output, so that no run profits from the one before. */
const flags = "--noEmit --composite false --emitDeclarationOnly false --declarationMap false --incremental false".split(" ");

function check(config: string): Figures {
  const args = ["-p", join(root, config), ...flags, "--checkers", "1", "--extendedDiagnostics"];
  const said = execFileSync(compiler, args, { encoding: "utf8" });
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(said)?.[1] ?? Number.NaN);
  return {
    ms: figure("Total time") * 1000,
    megabytes: figure("Memory used") / 1024,
    types: figure("Types"),
    instantiations: figure("Instantiations"),
  };
}
