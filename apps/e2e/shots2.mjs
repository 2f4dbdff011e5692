import { chromium } from "@playwright/test";
const base = "http://localhost:4310";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--disable-background-networking"] });
const pages = [["anon","/data-retention"],["anon","/confirm-email#token=x"],["anon","/sign-up"],["golfer","/dashboard?tab=requests"],["golfer","/dashboard?tab=pending"],["golfer","/settings"],["golfer","/marketplace"],["golfer","/confirm-email#token=x"],["admin","/admin"]];
for (const [theme,width] of [["light",390],["dark",390],["light",1280],["dark",1280]]) {
  for (const [who,path] of pages) {
    const ctx = await browser.newContext({ viewport: { width, height: 850 }, colorScheme: theme, baseURL: base, timezoneId: "America/New_York" });
    const page = await ctx.newPage();
    page.on("console", m => m.type()==="error" && console.log(who, theme, width, page.url(), m.text()));
    if (who!=="anon") await page.request.post("/api/auth/login", { data: { email: `${who}@fourball.test`, password: "fourball-demo" } });
    await page.goto(path); await page.waitForLoadState("networkidle"); await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shots/n-${who}-${path.replace(/\W/g,"_")}-${theme}-${width}.png`, fullPage: path.includes("settings") });
    await ctx.close();
  }
}
await browser.close();
