import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { documentOf } from "./document-of.ts";
import { type PageKind, pageKinds, routeModules } from "./page-kinds.ts";
import { renderSource } from "./render-source.ts";

type Chunk = Rolldown.OutputChunk;

/** Writes a document for each kind of page: it shows the shell, and names the scripts that the page needs. The folder is not public. */
export function pageDocuments(): Plugin {
  return {
    name: "page-documents",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file): file is Chunk => file.type === "chunk");
        const firstRequest = chunks.find(({ name, isEntry }) => isEntry && name === "first-request");
        const app = files.find((file) => file.type === "asset" && file.fileName === "index.html");
        if (app?.type !== "asset" || !firstRequest) throw new Error("The client has no index.html or no first request");
        const template = String(app.source);
        for (const [kind, shell] of await renderedShells())
          this.emitFile({
            type: "asset",
            fileName: `.documents/${kind}.html`,
            source: documentOf(template, {
              kind,
              shell,
              scripts: filesOf(kind, chunks),
              firstRequest: firstRequest.fileName,
            }),
          });
      },
    },
  };
}

const renderedShells = (): Promise<[PageKind, string][]> =>
  renderSource(async (load) => {
    const { shellMarkup } = await load("/src/app/prerender-shell.tsx");
    if (!shellMarkup) throw new Error("The shell cannot be rendered");
    const shells: [PageKind, string][] = [];
    for (const kind of pageKinds) shells.push([kind, await shellMarkup(kind)]);
    return shells;
  });

/** The chunks of a page in the order of their size, the largest first. */
function filesOf(kind: PageKind, chunks: readonly Chunk[]): string[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const fileName of chunk.imports) {
      const next = chunks.find((each) => each.fileName === fileName);
      if (next) visit(next);
    }
  };
  for (const module of routeModules(kind)) {
    // The module may be in a shared chunk, with a small one that only names it.
    const needed = chunks.filter(
      ({ moduleIds, facadeModuleId }) => facadeModuleId?.endsWith(module) || moduleIds.some((id) => id.endsWith(module)),
    );
    if (needed.length === 0) throw new Error(`No chunk has ${module}`);
    needed.forEach(visit);
  }
  return [...found].sort((a, b) => gzipSync(b.code).length - gzipSync(a.code).length).map(({ fileName }) => fileName);
}
