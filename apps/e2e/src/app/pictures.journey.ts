import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS } from "../support/accessibility.ts";
import { aGame, aGolfer, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const part = (page: Page, name: string) => page.getByRole("group", { name });

/** A picture of what is on screen. */
const aPicture = async (page: Page) => ({
  name: "course.jpg",
  mimeType: "image/jpeg",
  buffer: await page.screenshot({ type: "jpeg" }),
});

/** The pictures that the elements in a part of the page show, once they are loaded: their paths and pixels. */
const loaded = (page: Page, selector: string) =>
  page
    .locator(`${selector} img`)
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => [new URL(image.src).pathname.replace(/[0-9a-f]{64}/, "hash"), image.naturalWidth]),
    );

test("pictures › a golfer fits a photo with the keyboard, saves it, sees it everywhere and takes it back", async ({
  browser,
}) => {
  const browserErrors: string[] = [];
  const page = await aGolfer(browser, "Maya");
  collectBrowserErrors(page, browserErrors);
  await page.goto("/settings#profile");
  const photo = part(page, "Photo");
  await photo.getByLabel("Photo: Choose a photo").setInputFiles(await aPicture(page));
  const stage = photo.getByRole("application", { name: "Move the photo with the arrow keys" });
  await expect(photo.getByRole("heading", { name: "Fit your photo" })).toBeFocused();

  const place = () =>
    photo
      .locator("img")
      .first()
      .evaluate((image) => image.style.transform);
  await expect.poll(place).toContain("translate(0px, 0px)");
  await stage.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(place).toContain("translate(-4px, 0px)");
  await photo.getByRole("slider", { name: "Zoom" }).focus();
  await page.keyboard.press("End");
  await expect(photo.getByText("400%")).toBeVisible();
  await photo.getByRole("button", { name: "Use photo" }).click();
  await expect(photo.getByText("Your photo is ready.")).toBeVisible();
  await expect(photo.getByText("Photo", { exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile Updated!")).toBeVisible();
  const { id, profileImageUrl } = await (await page.request.get("/api/auth/user")).json();
  expect(profileImageUrl).toMatch(/\/pictures\/[0-9a-f]{64}-512\.webp$/);
  await expect.poll(() => loaded(page, "header")).toEqual([["/pictures/hash-96.webp", 96]]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/profile/${id}`);
  await expect
    .poll(() => loaded(visitor, "main"))
    .toContainEqual([expect.stringMatching(/^\/pictures\/hash/), expect.any(Number)]);
  const answer = await visitor.request.get(new URL(profileImageUrl).pathname);
  expect([answer.status(), answer.headers()["cache-control"], answer.headers()["set-cookie"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    undefined,
  ]);

  await photo.getByRole("button", { name: "Remove" }).click();
  await photo.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("change not saved")).toBeHidden();
  await photo.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(async () => (await (await page.request.get("/api/auth/user")).json()).profileImageUrl).toBeNull();
  expect(browserErrors).toEqual([]);
});

test("pictures › a cover is dropped onto its place, and a file that is no picture is refused in words", async ({ browser }) => {
  const page = await aGolfer(browser, "Maya");
  await page.goto("/settings#profile");
  const cover = part(page, "Cover");
  await cover.getByLabel("Cover: Choose a photo").setInputFiles({
    name: "cover.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("this is no picture"),
  });
  await expect(cover.getByRole("alert")).toHaveText("We couldn't read this picture. It may be damaged.");

  const { buffer } = await aPicture(page);
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([content], "cover.jpg", { type: "image/jpeg" }));
    return transfer;
  }, buffer.toString("base64"));
  await cover.dispatchEvent("drop", { dataTransfer: dropped });
  await cover.getByRole("button", { name: "Use photo" }).click();
  await expect(cover.getByText("Your photo is ready.")).toBeVisible();
  await expect(cover.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile Updated!")).toBeVisible();
  await expect.poll(async () => (await (await page.request.get("/api/auth/user")).json()).coverImageUrl).toMatch(/-1600\.webp$/);
});

test("pictures › an admin gives a course its picture", async ({ browser }) => {
  const page = await anAdmin(browser);
  await page.goto("/admin?tab=courses");
  await page.getByRole("button", { name: "Create Course" }).click();
  const form = page.getByRole("dialog", { name: "Create Course" });
  await form.getByLabel("Name").fill(`Bear Creek ${Date.now()}`);
  await form.getByLabel("Location").fill("Anchorage, AK");
  await form.getByLabel("City").fill("Anchorage");
  await form.getByLabel("State").fill("AK");
  await form.getByLabel("Picture: Choose a photo").setInputFiles(await aPicture(page));
  await form.getByRole("button", { name: "Use photo" }).click();
  await expect(form.getByText("Your photo is ready.")).toBeVisible();
  await expect.poll(() => loaded(page, "[role=dialog]")).toEqual([["/pictures/hash-800.webp", expect.any(Number)]]);
  await form.getByRole("button", { name: "Create Course" }).click();
  await expect(page.getByText("Course created")).toBeVisible();
});

for (const { look, colorScheme, viewport, tag } of LOOKS)
  test(`pictures › fitting a photo is accessible: ${look}`, { tag: [...tag] }, async ({ browser }) => {
    const page = await aGolfer(browser, "Maya", { colorScheme, viewport });
    await page.goto("/settings#profile");
    for (const name of ["Photo", "Cover"]) {
      await part(page, name)
        .getByLabel(`${name}: Choose a photo`)
        .setInputFiles(await aPicture(page));
      await expect(part(page, name).getByRole("button", { name: "Use photo" })).toBeVisible();
      await expectAccessible(page, `${name}, ${look}`);
      await part(page, name).getByRole("button", { name: "Cancel" }).click();
    }
  });

test("pictures › a photo in a chat is described, seen by the group at once, opened, and hidden from others", async ({
  browser,
}) => {
  const browserErrors: string[] = [];
  const [host, player, stranger] = [
    await aGolfer(browser, "Maya"),
    await aGolfer(browser, "Jonas"),
    await aGolfer(browser, "Priya"),
  ];
  for (const page of [host, player]) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(host);
  await requestToJoin(player, id);
  await approveAllRequests(host, id);
  await host.goto(`/tee-times/${id}`);
  await player.goto(`/tee-times/${id}`);
  await expect(player.getByPlaceholder("Type a message...")).toBeEnabled();

  await player.getByLabel("Send a photo").setInputFiles(await aPicture(player));
  const dialog = player.getByRole("dialog", { name: "Send a photo" });
  await expectAccessible(player, "sending a photo");
  await dialog.getByLabel("Describe the photo").fill("The first tee");
  await dialog.getByRole("button", { name: "Send photo" }).click();
  await expect(dialog).toBeHidden();
  for (const page of [player, host]) {
    await expect(page.getByRole("button", { name: "Open photo: The first tee" })).toHaveCount(1);
    await expect.poll(() => loaded(page, "[role=log]")).toEqual([["/pictures/chat-hash-800.webp", 800]]);
  }

  await host.getByRole("button", { name: "Open photo: The first tee" }).click();
  const photo = host.getByRole("dialog", { name: "Photo" }).getByRole("img", { name: "The first tee" });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800);
  await expectAccessible(host, "a photo of the chat");
  const address = (await photo.getAttribute("src")) ?? "";
  expect((await player.request.get(address)).status()).toBe(200);
  expect((await stranger.request.get(address)).status()).toBe(404);
  expect(browserErrors).toEqual([]);
});
