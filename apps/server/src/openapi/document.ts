import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_PATTERN } from "@fourball/domain/idempotency";
import { PICTURE_BYTES_MAX } from "@fourball/domain/picture/constants";
import { PRODUCT, VERSION } from "@fourball/domain/product";
import type { FileCall } from "../http/rest/file-calls.ts";
import type { Method, RestRow } from "../http/rest/rest-route.ts";
import { errorsOfFile, errorsOfRow } from "./error-responses.ts";
import { type ExampleCall, exampleCall, exampleResponse } from "./examples.ts";
import { type JsonSchema, jsonSchema, namedJsonSchemas } from "./json-schemas.ts";
import { responseHeaders } from "./response-headers.ts";

type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: JsonSchema; description?: string };

type Described = Pick<FileCall, "method" | "path" | "operation">;

/** The documented calls as OpenAPI 3.1, generated from the table that serves them, and those of files. */
export function openApiDocument(table: readonly RestRow[], publicUrl: string, files: readonly FileCall[] = []) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf | typeof fileOperationOf>>> = {};
  const add = ({ method, path: pattern }: Described, operation: ReturnType<typeof operationOf | typeof fileOperationOf>) => {
    const path = pattern.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const row of table) add(row, operationOf(row));
  for (const call of files) add(call, fileOperationOf(call));
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT} API`,
      version: VERSION,
      summary: "Tee times that golfers host and join",
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set([...table, ...files].map(tagOf))].map((name) => ({ name, description: TAGS[name] ?? "" })),
    paths,
    components: {
      schemas: namedJsonSchemas(),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "Set by signing in; `__Host-session` on https." },
      },
    },
  };
}

const INTRODUCTION = `Requests and responses are JSON, but for files; send a body only where one is documented. Dates are \`YYYY-MM-DD\` and times \`HH:mm\` in the time zone of the course, timestamps are ISO 8601. After a lost connection or a 503, repeat a request that takes an \`Idempotency-Key\` with the same key. A session is a cookie: programs send the one that signing in sets, and may ignore all others. An error is \`{"message": "…"}\`, with \`issues\` when fields are invalid. The chat over sockets is described at [/api/asyncapi.json](/api/asyncapi.json).`;

/** What the calls of each first part of a path are about. */
const TAGS: Record<string, string> = {
  auth: "Signing in and out, passwords and the token of the chat socket",
  "tee-times": "Finding, hosting, joining and leaving tee times",
  participants: "The host's answers to requests of golfers",
  "guest-requests": "Requests of guests without an account, and the host's answers",
  dashboard: "The signed-in golfer's games and open requests",
  "process-pending-request": "A request made before signing in",
  profile: "Profiles as others see them",
  users: "The signed-in golfer's profile and settings",
  courses: "The golf courses",
  admin: "Users and courses, for admins",
  pictures: "Uploads of pictures",
  account: "The signed-in golfer's own data",
};

const tagOf = ({ path }: Described): string => path.split("/")[1] ?? "";

function headOf(row: Described, call: ExampleCall) {
  const { method, path, operation } = row;
  return {
    operationId: operationId(method, path),
    summary: operation.summary,
    tags: [tagOf(row)],
    security: operation.access === "anyone" ? [] : [{ session: [] }],
    parameters: [...pathParameters(row), ...queryParameters(operation), ...headerParameters(operation)].map((parameter) => ({
      ...parameter,
      ...exampleOf(parameter, call),
    })),
  };
}

function operationOf(row: RestRow) {
  const { method, path, operation } = row;
  const key = `${method} ${path}`;
  const call = exampleCall(key);
  return {
    ...headOf(row, call),
    ...(operation.body && {
      requestBody: {
        required: !operation.body.safeParse({}).success,
        content: {
          "application/json": { schema: jsonSchema(operation.body, "input"), ...(call.body && { example: call.body }) },
        },
      },
    }),
    responses: {
      [operation.status ?? 200]: {
        description: "Done",
        headers: responseHeaders(row),
        content: { "application/json": { schema: jsonSchema(operation.response, "output"), example: exampleResponse(key) } },
      },
      ...(operation.headers?.ETag && { 304: { description: "Nothing changed since the `ETag` that was sent" } }),
      ...(operation.accepted && {
        202: {
          description: operation.accepted.description,
          content: { "application/json": { schema: jsonSchema(operation.accepted.response, "output") } },
        },
      }),
      ...errorsOfRow(row),
    },
  };
}

const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** OpenAPI describes the bytes of a file by their type alone. */
function fileOperationOf(call: FileCall) {
  const { operation, file } = call;
  const content = { "application/json": { schema: jsonSchema(operation.response, "output") } };
  return {
    ...headOf(call, {}),
    ...(file === "upload" && {
      requestBody: {
        description: `At most ${PICTURE_BYTES_MAX / 1024 / 1024} MB.`,
        required: true,
        content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}])),
      },
    }),
    responses: {
      [operation.status ?? 200]: { description: "Done", content: file === "download" ? { "application/zip": {} } : content },
      ...errorsOfFile(call),
    },
  };
}

function exampleOf({ name, in: place, schema }: Parameter, { params, query }: ExampleCall): { example?: string | number } {
  const example = (place === "path" ? params : query)?.[name];
  if (example === undefined) return {};
  return { example: schema.type === "number" || schema.type === "integer" ? Number(example) : example };
}

/** `POST /tee-times/:id/join` is `postTeeTimesByIdJoin`. */
const operationId = (method: Method, path: string): string =>
  method.toLowerCase() +
  path
    .split(/[/-]/)
    .filter(Boolean)
    .map((part) => (part.startsWith(":") ? `By${capital(part.slice(1))}` : capital(part)))
    .join("");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const pathParameters = ({ path }: Described): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  }));

function queryParameters({ query }: Described["operation"]): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
}

const headerParameters = ({ keyed }: Described["operation"]): Parameter[] =>
  keyed
    ? [
        {
          name: IDEMPOTENCY_KEY_HEADER,
          in: "header",
          required: false,
          schema: { type: "string", pattern: IDEMPOTENCY_KEY_PATTERN.source },
          description: `A new random value for each request, like a UUID. The same request with the same key within ${IDEMPOTENCY_HOURS} hours changes nothing and gets the first response; another request with it gets 409.`,
        },
      ]
    : [];
