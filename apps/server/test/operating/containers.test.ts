import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { SETTINGS } from "../../src/env.ts";

const file = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), "utf8");

const service = z.object({
  build: z.object({ args: z.object({ PREVIOUS: z.string() }) }),
  environment: z.record(z.string(), z.unknown()),
});
const compose = z.object({ services: z.object({ fourball: service }) });
const job = z.object({ container: z.string() });
const workflow = z.object({ jobs: z.object({ gate: job, nightly: job }) });
const devcontainer = z.object({ image: z.string() });
const manifest = z.object({ engines: z.object({ node: z.string() }) });

const dockerfile = await file("Dockerfile");

describe("container configuration", () => {
  test("passes exactly the settings that the server reads", async () => {
    const { services } = compose.parse(parse(await file("compose.yaml")));
    const ofTheImage = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name);
    const handedOn = [...Object.keys(services.fourball.environment), ...ofTheImage].filter((name) => name !== "NODE_ENV");
    // For trials only.
    expect(handedOn.sort()).toEqual(SETTINGS.filter((name) => name !== "CLOCK_FILE").sort());
  });

  test("uses the Node of .nvmrc everywhere, and the gate the oldest supported one", async () => {
    const node = (await file(".nvmrc")).trim();
    const { engines } = manifest.parse(JSON.parse(await file("package.json")));
    const { jobs } = workflow.parse(parse(await file(".github/workflows/gate.yml")));
    expect(new Set([...dockerfile.matchAll(/^(?:FROM |ARG PREVIOUS=)node:(\d+)-/gm)].map(([, version]) => version))).toEqual(
      new Set([node]),
    );
    const { fourball } = compose.parse(parse(await file("compose.yaml"))).services;
    expect(fourball.build.args.PREVIOUS).toContain(`node:${node}-`);
    expect(devcontainer.parse(JSON.parse(await file(".devcontainer/devcontainer.json"))).image).toContain(`:${node}-`);
    expect(jobs.nightly.container).toBe(`node:${node}-bookworm`);
    expect(jobs.gate.container).toBe(`node:${engines.node.replace(">=", "")}-bookworm`);
  });
});
