import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";
import { prerenderLanding } from "./vite/prerender-landing.ts";
import { sourceConditions } from "./vite/source-conditions.ts";

const server = "http://localhost:3000";

const FRAME =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//;

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
    precompress(),
  ],
  server: { proxy: { "/api": server, "/trpc": { target: server, ws: true }, "/ws": { target: server, ws: true } } },
  build: {
    manifest: true,
    // The content security policy allows fonts from files only.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: "index.html", landing: "landing.html" },
      // The framework is one chunk: every screen needs it, and one file compresses better.
      output: { codeSplitting: { groups: [{ name: "frame", test: FRAME }] } },
      // The package does not declare it: without this, HTTP calls also load the socket code.
      treeshake: { moduleSideEffects: [{ test: /@trpc[/+]client/, sideEffects: false }] },
    },
  },
});
