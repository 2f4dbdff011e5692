import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { type PageKind, pageKinds, routeModules } from "./page-kinds.ts";

type Chunk = Rolldown.OutputChunk;

/** Writes which files the first screen of each kind of page needs: for the documents, the server and the budget. */
export function routeChunks(): Plugin {
  return {
    name: "route-chunks",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
        const source = JSON.stringify(Object.fromEntries(pageKinds.map((kind) => [kind, filesOf(kind, chunks)])), null, 2);
        this.emitFile({ type: "asset", fileName: ROUTE_CHUNKS, source });
      },
    },
  };
}

/** Its folder starts with a dot, so it is not public. */
const ROUTE_CHUNKS = ".vite/route-chunks.json";

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
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk has ${module}`);
    visit(chunk);
  }
  return [...found].sort((a, b) => gzipSync(b.code).length - gzipSync(a.code).length).map(({ fileName }) => fileName);
}
