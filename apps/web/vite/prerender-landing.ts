import type { Plugin } from "vite";
import { renderSource } from "./render-source.ts";

/**
 * Fills landing.html with the landing page's markup, so that it paints before any script, and writes the templates of the games that
 * the server adds.
 */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) =>
        path.endsWith("landing.html") ? html.replace("<!--landing-->", await rendered("landingMarkup")) : html,
    },
    async generateBundle(_, bundle) {
      const addressOf = (name: string): string => {
        const script = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry && file.name === name);
        if (!script) throw new Error(`The landing page lacks its script ${name}`);
        return `/${script.fileName}`;
      };
      this.emitFile({
        type: "asset",
        fileName: ".documents/landing-games.json",
        source: await rendered("landingTemplates", addressOf("keep-request"), addressOf("nearby-games")),
      });
    },
  };
}

const rendered = (what: "landingMarkup" | "landingTemplates", ...args: string[]): Promise<string> =>
  renderSource(async (load) => {
    const { [what]: render } = await load("/src/features/landing/prerender.tsx");
    if (!render) throw new Error("The landing page cannot be rendered");
    return render(...args);
  });
