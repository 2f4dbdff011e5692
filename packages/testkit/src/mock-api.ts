import { type Failure, notFound } from "@fourball/domain/failure";
import { type HttpHandler, HttpResponse, http } from "msw";
import { type Line, travel } from "./line.ts";
import { wireError } from "./mock-failure.ts";
import type { MockTree } from "./mock-tree.ts";

type Answer = { result: { data: unknown } } | { error: ReturnType<typeof wireError> };

/** Answers tRPC calls, single or batched, from a tree that must know every procedure of the router, over a line good or bad. */
export function mockApi(tree: MockTree, line: Line = {}): HttpHandler {
  return http.all("*/trpc/:paths", async ({ request, params }) => {
    await travel(line.latency, request.signal);
    if (line.isOffline) return HttpResponse.error();
    const url = new URL(request.url);
    const isBatch = url.searchParams.get("batch") === "1";
    const paths = String(params.paths).split(",");
    const inputs = await inputsOf(request, url, isBatch);
    const answers = await Promise.all(paths.map((path, index) => answer(tree, line, path, inputs[index])));
    return HttpResponse.json(isBatch ? answers : answers[0], {
      status: statusOf(answers),
    });
  });
}

async function answer(tree: MockTree, line: Line, path: string, input: unknown): Promise<Answer> {
  try {
    const procedure = procedureAt(tree, path);
    const refusal = refusalOf(line, path);
    if (refusal) throw refusal;
    return { result: { data: await procedure(input) } };
  } catch (error) {
    return { error: wireError(error, path) };
  }
}

function refusalOf({ refusals = {} }: Line, path: string): Failure | null {
  const named: Partial<Record<string, Failure | null>> = refusals;
  return named[path] === undefined ? (refusals.everything ?? null) : named[path];
}

/** The tree is total over the router, so a path that it lacks names no procedure at all. */
function procedureAt(tree: MockTree, path: string): (input: unknown) => unknown {
  const found = path.split(".").reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), tree);
  if (typeof found !== "function") throw notFound("Not found");
  return (input) => found(input);
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
