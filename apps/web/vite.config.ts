import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./vite/chunk-groups.ts";
import { linkPictures } from "./vite/link-pictures.ts";
import { pageDocuments } from "./vite/page-documents.ts";
import { precompress } from "./vite/precompress.ts";
import { prerenderLanding } from "./vite/prerender-landing.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { sourceConditions } from "./vite/source-conditions.ts";

const server = "http://localhost:3000";

export default defineConfig({
  publicDir: "../../packages/ui/assets/public",
  resolve: { conditions: sourceConditions },
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      autoCodeSplitting: true,
    }),
    react(),
    tailwind(),
    prerenderLanding(),
    linkPictures(),
    pageDocuments(),
    serviceWorker(),
    precompress(),
  ],
  server: {
    proxy: { "/api": server, "/pictures": server, "/trpc": { target: server, ws: true }, "/ws": { target: server, ws: true } },
  },
  build: {
    manifest: true,
    // The content security policy allows fonts from files only.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Else the module that a route loads is a file of its own, which only names the chunk.
      preserveEntrySignatures: "allow-extension",
      input: {
        app: "index.html",
        landing: "landing.html",
        "first-request": "src/first-request.ts",
        "keep-request": "src/features/landing/keep-request.ts",
        "nearby-games": "src/features/landing/nearby-games.ts",
      },
      output: {
        codeSplitting: { groups: chunkGroups(import.meta.dirname) },
        // A part of a group is named after all that need it.
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      },
      // The package does not declare it: without this, HTTP calls also load the socket code.
      treeshake: { moduleSideEffects: [{ test: /@trpc[/+]client/, sideEffects: false }] },
    },
  },
});
