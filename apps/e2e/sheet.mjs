import { chromium } from "@playwright/test"; import { readFileSync } from "node:fs";
const [out, w, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: 1950, height: 800 } });
await p.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:6px">${files.map(f=>`<img style="width:${w}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("")}</body>`);
await p.screenshot({ path: out, fullPage: true }); await b.close();
