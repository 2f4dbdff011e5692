import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sourceConditions } from "../vite/source-conditions.ts";

/** Built separately from the app. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Not that of the app, which may run at the same time.
  cacheDir: "../node_modules/.vite-gallery",
  publicDir: "../../../packages/ui/assets/public",
  resolve: { conditions: sourceConditions },
  plugins: [react(), tailwind()],
  server: { port: 5174 },
  preview: { strictPort: true },
});
