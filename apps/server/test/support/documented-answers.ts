import { z } from "zod";
import { fileCalls } from "../../src/http/rest/file-calls.ts";
import { restTable } from "../../src/http/rest/rest-table.ts";
import { openApiDocument } from "../../src/openapi/document.ts";

const withRetryAfter = z.object({ headers: z.object({ "Retry-After": z.object({}) }) });
const { paths } = openApiDocument(restTable, "https://fourball.example", fileCalls);
const parametersIn = (path: string): number => path.split("{").length;

/** `/tee-times/unplaced` before `/tee-times/{id}`. */
const described = Object.entries(paths)
  .sort(([one], [other]) => parametersIn(one) - parametersIn(other))
  .map(([path, methods]) => ({ pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`), methods }));

type Answered = { method: string; path: string; answer: Response };

/** What the API's document says wrongly of an answer: a status or a `Retry-After` that it lacks. A bug is documented nowhere. */
export function undocumentedIn({ method, path, answer: { status, headers } }: Answered): string[] {
  const call = described.find(({ pattern, methods }) => pattern.test(path) && method.toLowerCase() in methods);
  if (!call || status === 500) return [];
  const responses = Object.entries(call.methods[method.toLowerCase()]?.responses ?? {});
  const [, response] = responses.find(([known]) => known === String(status)) ?? [];
  if (!response) return [`${method} ${path} answers ${status}, which is not documented`];
  const isDocumented = withRetryAfter.safeParse(response).success;
  const says = isDocumented ? "lacks its" : "has an undocumented";
  return headers.has("retry-after") === isDocumented ? [] : [`${method} ${path} answers ${status} and ${says} Retry-After`];
}
