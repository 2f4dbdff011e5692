import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../../../packages/ui/assets/public/screenshots");
const BYTES_MAX = 150_000;

const SIZES = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;

/** The browser's own encoder, on a page without a content security policy. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto("about:blank");
  const encoded = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1] ?? "";
  }, png.toString("base64"));
  return Buffer.from(encoded, "base64");
}

for (const [form, options] of Object.entries(SIZES))
  test(`the app, ${form}`, async ({ browser }) => {
    const page = await (await browser.newContext(options)).newPage();
    const data = { email: "golfer@fourball.test", password: "fourball-demo" };
    expect((await page.request.post("/api/auth/login", { data })).ok()).toBe(true);
    const take = async (name: string): Promise<void> => {
      const webp = await asWebp(await page.context().newPage(), await page.screenshot());
      expect(webp.length).toBeLessThan(BYTES_MAX);
      await writeFile(join(FOLDER, `${form}-${name}.webp`), webp);
    };
    await page.goto("/marketplace");
    const games = page.getByRole("list").getByRole("link", { name: /./ });
    await games.first().waitFor();
    await page.waitForLoadState("networkidle");
    await take("games");
    await page.goto("/dashboard?tab=joined");
    await page.locator('a[href^="/tee-times/"]').first().click();
    await page.getByRole("heading", { name: "Players" }).waitFor();
    await page.waitForLoadState("networkidle");
    await take("game");
  });
