import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { sourceConditions } from "./source-conditions.ts";

type Load = (path: string) => Promise<Record<string, (...args: string[]) => string | Promise<string>>>;

/** Runs modules of the client in Node, to write down what they render. */
export async function renderSource<Result>(render: (load: Load) => Promise<Result>): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    publicDir: false,
    appType: "custom",
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: sourceConditions },
    ssr: { noExternal: [/^@fourball\//], resolve: { conditions: sourceConditions } },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await render((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
