import { join, relative, sep } from "node:path";
import { defineConfig, type Plugin } from "rolldown";

const src = join(import.meta.dirname, "src");
const dist = join(import.meta.dirname, "dist");

/** Few files instead of a thousand modules: a start spends its time on finding and compiling them. */
export default defineConfig({
  input: {
    main: "src/main.ts",
    "cli/doctor": "src/cli/doctor.ts",
    "cli/backup": "src/cli/backup.ts",
    "cli/drill": "src/cli/drill.ts",
    "cli/copy-to-postgres": "src/cli/copy-to-postgres.ts",
    "cli/grant-admin": "src/cli/grant-admin.ts",
    "cli/import-courses": "src/cli/import-courses.ts",
    "link-pictures/picture-worker": "src/link-pictures/picture-worker.mjs",
  },
  platform: "node",
  resolve: { conditionNames: ["node", "import", "default"] },
  // They have native parts or load files beside them; the last two are only used where they are installed.
  external: ["@node-rs/argon2", "@resvg/resvg-js", "sharp", "tinypool", "bufferutil", "utf-8-validate"],
  plugins: [keepPaths(), copyAsTheLanguageDoes()],
  // The embedded engine's.
  checks: { eval: false },
  output: {
    dir: dist,
    cleanDir: true,
    entryFileNames: ({ name }) => (name.endsWith("-worker") ? "[name].mjs" : "[name].js"),
    chunkFileNames: "[name].js",
    // A letter beyond Latin-1 would double the memory of its file.
    charset: "ascii",
    comments: false,
  },
});

/** A module finds files by its own path, which must not become that of the bundle. */
function keepPaths(): Plugin {
  return {
    name: "keep-paths",
    transform: {
      filter: { id: { exclude: [/\/node_modules\//, /^\0/] }, code: "import.meta.url" },
      handler(code, id) {
        const path = relative(dist, id.startsWith(src) ? dist + id.slice(src.length) : id).replaceAll(sep, "/");
        return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(path)}, import.meta.url).href`);
      },
    },
  };
}

/** tRPC's copy of an object, made for engines before 2018, takes half of a call's time besides its use case. */
function copyAsTheLanguageDoes(): Plugin {
  const copy = /function _objectSpread2\(e\) \{.*?\n\}\n/s;
  const spread = "function _objectSpread2(target, first, second) { return { ...target, ...first, ...second }; }\n";
  let isFound = false;
  return {
    name: "copy-as-the-language-does",
    transform: {
      filter: { id: /\/@trpc\/server\/dist\//, code: "function _objectSpread2(" },
      handler(code) {
        isFound ||= copy.test(code);
        return code.replace(copy, spread);
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error("tRPC no longer has its own copy of objects: this plugin can go");
    },
  };
}
