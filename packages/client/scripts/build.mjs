// Builds what other projects install: one script, and one declaration of its types that names no other package.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const room = fileURLToPath(new URL("..", import.meta.url));
const { status } = spawnSync(join(room, "node_modules/.bin/tsc"), ["-b"], { cwd: room, stdio: "inherit" });
if (status !== 0) throw new Error("The API does not compile: see above");

const declared = (file) => readFileSync(join(room, "..", file), "utf8").replaceAll(/^\/\/# sourceMappingURL=.*$/gm, "");
const withoutImports = (text) => text.replaceAll(/^import [^;]+;\n/gm, "");

const ROUTER =
  /import\("@trpc\/server"\)\.TRPCBuiltRouter<\{[\s\S]*?transformer: false;\s+\}, import\("@trpc\/server"\)\.TRPCDecorateCreateRouterOptions<\{/g;
const CALL = /import\("@trpc\/server"\)\.TRPC(Query|Mutation|Subscription)Procedure</g;
const EVENTS = /AsyncIterable<(.+), \w+, \w+>;/g;
const TRACKED = /import\("@trpc\/server\/unstable-core-do-not-import"\)\.TrackedData<(.+)>/;
const NAMED = /import\("@fourball\/domain\/[^"]+"\)\.(\w+)/g;

/** The router as its calls alone: what a client sees of it. */
function calls(router) {
  const [, text = ""] = /export declare const appRouter: ([\s\S]*?);\nexport /.exec(router) ?? [];
  return text
    .replaceAll(ROUTER, "{")
    .replaceAll("}>>", "}")
    .replaceAll(CALL, "$1<")
    .replaceAll(/^(\s+)meta: import\("\.\/declared-failures\.ts"\)\.ProcedureMeta<(.*)>;$/gm, "$1fails: $2;")
    .replaceAll(EVENTS, (_, event) => `${event.replace(TRACKED, "{ id: string; data: $1 }")};`)
    .replaceAll(NAMED, "$1");
}

const router = declared("api/.types/src/app-router.d.ts");
const events = declared("client/.types/scripts/events.d.ts");
const [, failures] = /failure: ([^;]+);/.exec(router) ?? [];
const [, reasons] = /reason: ([^;]+);/.exec(router) ?? [];
const [socketClass] =
  /export type SocketClass = [\s\S]*?;\n(?=export|\/\*\*)/.exec(declared("client/.types/src/socket-with-headers.d.ts")) ?? [];
const [, roomEvent] = /export declare const roomEvent: ([\s\S]*);\n/.exec(events) ?? [];

const types = [
  withoutImports(declared("client/.types/src/create-fourball-client.d.ts")).replace("TRPCClient<AppRouter>", "FourballApi"),
  socketClass,
  declared("client/scripts/published.d.ts"),
  `export type RoomEvent = ${roomEvent};`,
  declared("domain/.types/src/live/change.d.ts").replaceAll("export declare const", "declare const"),
  `export type Failure = ${failures};`,
  `export type FailureName = ${reasons};`,
  `export interface FourballApi ${calls(router)}`,
  // What isn't marked as exported is not.
  "export {};\n",
].join("\n");
const [stranger] = /from "[^"]+"|import\("[^"]+"\)|: undefined;$/m.exec(types) ?? [];
if (stranger) throw new Error(`The types of the client have ${stranger}, which other projects do not have`);
mkdirSync(join(room, "dist"), { recursive: true });
writeFileSync(join(room, "dist/index.d.ts"), types);

const bundle = await rolldown({
  input: join(room, "src/index.ts"),
  platform: "neutral",
  resolve: { conditionNames: ["@fourball/source", "module", "import", "default"] },
});
await bundle.write({ file: join(room, "dist/index.js"), minify: false });
