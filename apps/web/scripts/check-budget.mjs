// Holds the built client against its budgets: gzip sizes of what a first visit loads, and what must never be among it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
const KB = 1024;

/** Everything that loads before the first screen is drawn: the entries and what they import, not what they may import later. */
function firstLoad(entries) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  entries.forEach(visit);
  const chunks = [...found].map((key) => manifest[key]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith(".js")))],
    styles: [
      ...new Set([
        ...chunks.flatMap(({ css }) => css ?? []),
        ...chunks.map(({ file }) => file).filter((file) => file.endsWith(".css")),
      ]),
    ],
  };
}

const splitOf = (route) => Object.keys(manifest).find((key) => key.startsWith(`src/routes/${route}.tsx`));
const gzipKb = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(dist + file), { level: 9 }).length, 0) / KB;
const rawKb = (files) => files.reduce((sum, file) => sum + readFileSync(dist + file).length, 0) / KB;

const marketplace = firstLoad(["index.html", splitOf("_member"), splitOf("_member/marketplace")].filter(Boolean));
const signUp = firstLoad(["index.html", splitOf("_account"), splitOf("_account/sign-up")].filter(Boolean));
const assets = readdirSync(`${dist}assets`);
// The extended face is fetched only for letters that the others lack.
const fonts = assets.filter((file) => file.endsWith(".woff2") && !file.includes("-ext-")).map((file) => `assets/${file}`);
const landing = readFileSync(`${dist}landing.html`, "utf8");
const landingScripts = [...landing.matchAll(/<script[^>]*src="\/([^"]+)"/g)]
  .map(([, file]) => file)
  .filter((file) => file !== "theme.js");

const budgets = [
  ["marketplace: JavaScript (gzip)", gzipKb(marketplace.scripts), 165],
  ["marketplace: CSS (gzip)", gzipKb(marketplace.styles), 16],
  ["fonts", rawKb(fonts), 54],
  ["landing page: JavaScript besides the theme (gzip)", gzipKb(landingScripts), 0],
];

const never = {
  "a database driver in the client": [
    assets.filter((file) => file.endsWith(".js")).map((file) => `assets/${file}`),
    /drizzle:|pglite|postgres\.js/,
  ],
  "the password estimator before the browser is idle": [[...marketplace.scripts, ...signUp.scripts], /levenshteinThreshold/],
  "zod in the first load": [marketplace.scripts, /ZodError|\$ZodType/],
};

let failed = false;
for (const [name, size, limit] of budgets) {
  const over = size > limit;
  failed ||= over;
  process.stdout.write(`${over ? "over " : "ok   "} ${name}: ${size.toFixed(1)} of ${limit} KB\n`);
}
for (const [name, [files, sign]] of Object.entries(never)) {
  const guilty = files.filter((file) => sign.test(readFileSync(dist + file, "utf8")));
  failed ||= guilty.length > 0;
  process.stdout.write(
    `${guilty.length > 0 ? "found" : "ok   "} ${name}${guilty.length > 0 ? `: ${guilty.join(", ")}` : ": none"}\n`,
  );
}
process.exit(failed ? 1 : 0);
