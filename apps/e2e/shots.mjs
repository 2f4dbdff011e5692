import { chromium } from "@playwright/test";
const base = "http://localhost:4300";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--disable-background-networking"] });
for (const [who, pages] of [["golfer", ["/settings","/create","/dashboard","/marketplace","CHAT","EDIT"]],["admin",["/admin","/admin?tab=courses"]]]) {
  for (const [theme,width] of [["light",390],["dark",390],["light",1280],["dark",1280]]) {
    const ctx = await browser.newContext({ viewport: { width, height: 850 }, colorScheme: theme, baseURL: base });
    const page = await ctx.newPage();
    page.on("console", m => m.type()==="error" && console.log(who, theme, width, page.url(), m.text()));
    await page.request.post("/api/auth/login", { data: { email: `${who}@fourball.test`, password: "fourball-demo" } });
    for (const p of pages) {
      let path = p;
      if (p==="CHAT"||p==="EDIT") {
        const hosted = await (await page.request.get("/api/dashboard/hosted")).json();
        const g = hosted.find(t=>t.status==="active"&&new Date(t.teeOffAt)>new Date());
        path = p==="CHAT" ? `/tee-times/${g.id}?view=chat` : `/tee-times/${g.id}?edit=true`;
      }
      await page.goto(path); await page.waitForLoadState("networkidle"); await page.waitForTimeout(400);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${who}-${p.replace(/\W/g,"_")}-${theme}-${width}.png` });
    }
    await ctx.close();
  }
}
await browser.close();
