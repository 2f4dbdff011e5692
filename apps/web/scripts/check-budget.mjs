// Holds the built client against its budgets: gzip sizes of what a first visit loads, and what must never be among it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const KB = 1024;

/** What a page's document names is what a browser fetches until the page can be used: `npm run measure` counts it in a real one. */
const pages = Object.fromEntries(
  readdirSync(`${dist}.documents`)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const scripts = readFileSync(`${dist}.documents/${file}`, "utf8").matchAll(/(?:src|href)="\/([^"]+\.js)"/g);
      return [file.slice(0, -".html".length), [...new Set([...scripts].map(([, script]) => script))]];
    }),
);
const document = readFileSync(`${dist}index.html`, "utf8");
const styles = [...document.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file);

const gzipKb = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(dist + file), { level: 9 }).length, 0) / KB;
const rawKb = (files) => files.reduce((sum, file) => sum + readFileSync(dist + file).length, 0) / KB;

const assets = readdirSync(`${dist}assets`);
// The extended faces are fetched only for characters that the others lack.
const fonts = assets.filter((file) => file.endsWith(".woff2") && !file.includes("-ext-")).map((file) => `assets/${file}`);
const landing = readFileSync(`${dist}landing.html`, "utf8");
const landingScripts = [...landing.matchAll(/<script[^>]*src="\/([^"]+)"/g)]
  .map(([, file]) => file)
  .filter((file) => file !== "theme.js");

/** What golfers open; the admin pages have no budget. */
const golfersPages = Object.entries(pages).filter(([page]) => page !== "admin");
const scriptLimit = (page) => (page === "marketplace" || page === "home" ? 165 : 180);

const budgets = [
  ...golfersPages.map(([page, files]) => [`${page}: ${files.length} scripts (gzip)`, gzipKb(files), scriptLimit(page)]),
  ...golfersPages.map(([page, files]) => [`${page}: requests of scripts`, files.length, 12]),
  ["CSS (gzip)", gzipKb(styles), 18],
  ["fonts", rawKb(fonts), 54],
  ["landing page: JavaScript besides the theme (gzip)", gzipKb(landingScripts), 0],
];

const scripts = assets.filter((file) => file.endsWith(".js")).map((file) => `assets/${file}`);
const never = {
  "a database driver in the client": [scripts, /drizzle:|pglite|postgres\.js/],
  "word lists of the password estimator in the client": [scripts, /levenshteinThreshold/],
  "zod in the first load": [golfersPages.flatMap(([, files]) => files), /ZodError|\$ZodType/],
};

/** Chunks that import each other run in an order that leaves classes undefined, and the screen that needs them breaks. */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
const importedBy = new Map(
  Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map((key) => manifest[key].file)]),
);
const reaches = (file, target, seen = new Set()) =>
  importedBy.get(file).some((next) => next === target || (!seen.has(next) && reaches(next, target, seen.add(next))));
const inCircles = [...importedBy.keys()].filter((file) => reaches(file, file));

let failed = inCircles.length > 0;
process.stdout.write(
  failed ? `found chunks that import each other: ${inCircles.join(", ")}\n` : "ok    chunks that import each other: none\n",
);
for (const [name, size, limit] of budgets) {
  const over = size > limit;
  failed ||= over;
  process.stdout.write(`${over ? "over " : "ok   "} ${name}: ${Number(size.toFixed(1))} of ${limit}\n`);
}
for (const [name, [files, sign]] of Object.entries(never)) {
  const guilty = files.filter((file) => sign.test(readFileSync(dist + file, "utf8")));
  failed ||= guilty.length > 0;
  process.stdout.write(
    `${guilty.length > 0 ? "found" : "ok   "} ${name}${guilty.length > 0 ? `: ${guilty.join(", ")}` : ": none"}\n`,
  );
}
process.exit(failed ? 1 : 0);
