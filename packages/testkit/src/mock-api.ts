import { Failure, fail } from "@fourball/domain/failure";
import { type HttpHandler, HttpResponse, http } from "msw";
import { wireError } from "./mock-failure.ts";
import type { MockTree } from "./mock-tree.ts";
import { type NetworkConditions, simulateLatency } from "./network.ts";

type Answer = { result: { data: unknown } } | { error: ReturnType<typeof wireError> };

/** Refuses a call as the server does before it looks into it, or hands on its parsed input. */
export type Gate = (path: string, input: unknown) => unknown;

const open: Gate = (_, input) => input;

/** Answers tRPC calls, single or batched, from a tree that covers every procedure of the router, under the given network conditions. */
export function mockApi(tree: MockTree, network: NetworkConditions = {}, gate: Gate = open): HttpHandler {
  return http.all("*/trpc/:paths", async ({ request, params }) => {
    await simulateLatency(network.latency, request.signal);
    if (network.isOffline) return HttpResponse.error();
    const url = new URL(request.url);
    const isBatch = url.searchParams.get("batch") === "1";
    const paths = String(params.paths).split(",");
    const inputs = await inputsOf(request, url, isBatch);
    const answers = await Promise.all(paths.map((path, index) => answer({ tree, network, gate }, path, inputs[index])));
    return HttpResponse.json(isBatch ? answers : answers[0], {
      status: statusOf(answers),
    });
  });
}

type Api = { tree: MockTree; network: NetworkConditions; gate: Gate };

async function answer({ tree, network, gate }: Api, path: string, input: unknown): Promise<Answer> {
  try {
    const procedure = procedureAt(tree, path);
    const given = failureFor(network, path) ?? gate(path, input);
    const data = given instanceof Failure ? given : await procedure(given);
    if (data instanceof Failure) return { error: wireError(data, path) };
    return { result: { data } };
  } catch (error) {
    if (error instanceof Failure) console.error(`${path} throws "${error.reason}": return it, so that its name is checked`);
    return { error: wireError(error instanceof Failure ? undefined : error, path) };
  }
}

function failureFor({ failures = {} }: NetworkConditions, path: string): Failure | null {
  const byPath: Partial<Record<string, Failure | null>> = failures;
  return byPath[path] === undefined ? (failures.everything ?? null) : byPath[path];
}

/** The tree covers the whole router, so a path that it lacks is no procedure. */
function procedureAt(tree: MockTree, path: string): (input: unknown) => unknown {
  const found = path.split(".").reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), tree);
  return typeof found === "function" ? (input) => found(input) : () => fail("notFound");
}

async function inputsOf(request: Request, url: URL, isBatch: boolean): Promise<unknown[]> {
  const text = request.method === "GET" ? url.searchParams.get("input") : await request.text();
  const input: unknown = text ? JSON.parse(text) : undefined;
  if (!isBatch) return [input];
  return isRecord(input) ? Array.from({ length: 10 }, (_, index) => input[index]) : [];
}

function statusOf(answers: Answer[]): number {
  const statuses = new Set(answers.map((each) => ("error" in each ? each.error.data.httpStatus : 200)));
  const [only] = statuses;
  return statuses.size === 1 && only !== undefined ? only : 207;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
