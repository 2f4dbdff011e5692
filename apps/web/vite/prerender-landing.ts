import react from "@vitejs/plugin-react";
import { createServer, type Plugin } from "vite";
import { sourceConditions } from "./source-conditions.ts";

/** Fills landing.html with the landing page's markup, so that it paints before any script. */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) =>
        path.endsWith("landing.html") ? html.replace("<!--landing-->", await renderedLanding()) : html,
    },
  };
}

async function renderedLanding(): Promise<string> {
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
    const { landingMarkup } = await vite.ssrLoadModule("/src/features/landing/prerender.tsx");
    return landingMarkup();
  } finally {
    await vite.close();
  }
}
