import type { Plugin } from "vite";
import { renderSource } from "./render-source.ts";

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

const renderedLanding = (): Promise<string> =>
  renderSource(async (load) => {
    const { landingMarkup } = await load("/src/features/landing/prerender.tsx");
    if (!landingMarkup) throw new Error("The landing page cannot be rendered");
    return landingMarkup();
  });
