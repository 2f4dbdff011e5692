import "temporal-polyfill/global";
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

export const PASSWORD = "a long walk spoiled";

let emailCount = 0;

/** An email that no other test uses. */
export const newEmail = (name: string): string => `${name.toLowerCase()}.${Date.now()}.${++emailCount}@example.com`;

/** A newly registered golfer in a new browser context. */
export async function aGolfer(browser: Browser, firstName: string, options: BrowserContextOptions = {}): Promise<Page> {
  return aGolferNamed(browser, { firstName, lastName: "Journey" }, options);
}

type Name = { firstName: string; lastName: string };

/** As above, with a last name too. */
export async function aGolferNamed(browser: Browser, name: Name, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await register(page.request, name);
  return page;
}

async function register(request: APIRequestContext, { firstName, lastName }: Name): Promise<void> {
  const data = { email: newEmail(firstName.replace(/[^a-z]/gi, "") || "golfer"), password: PASSWORD, firstName, lastName };
  const response = await request.post("/api/auth/register", { data });
  expect(response.status()).toBe(201);
}

/** The admin of the demo data in a new browser context. */
export const anAdmin = (browser: Browser, options?: BrowserContextOptions): Promise<Page> => ofDemo(browser, "admin", options);

/** A golfer of the demo data with games of all kinds, in a new browser context. */
export const aSettledGolfer = (browser: Browser, options?: BrowserContextOptions): Promise<Page> =>
  ofDemo(browser, "golfer", options);

async function ofDemo(browser: Browser, name: "admin" | "golfer", options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const data = { email: `${name}@fourball.test`, password: "fourball-demo" };
  expect((await page.request.post("/api/auth/login", { data })).ok()).toBe(true);
  return page;
}

type Game = { id: string; courseName: string; courseId: string };

/** Creates a game in three days, hosted by this page's golfer, over REST. */
export async function aGame(page: Page, changes: object = {}): Promise<Game> {
  const courses: { id: string; name: string }[] = await (await page.request.get("/api/courses")).json();
  const course = courses[0];
  if (!course) throw new Error("the demo data has no courses");
  const date = Temporal.Now.plainDateISO("UTC").add({ days: 3 }).toString();
  const data = { courseId: course.id, date, time: "09:00", ...changes };
  const response = await page.request.post("/api/tee-times", { data });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return { id, courseName: course.name, courseId: course.id };
}

/** Adds a course where no other journey hosts, as an admin. Returns its id. */
export async function aCourse(admin: Page, { name, town }: { name: string; town: string }): Promise<string> {
  // A retry finds the first one, and no two courses have the same name and city.
  const place = { location: `${town}, CA`, city: `${town} ${Date.now()}`, state: "CA" };
  const response = await admin.request.post("/api/admin/courses", { data: { name, ...place, phone: "+1 530 555 0142" } });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Requests to join as this page's golfer, over REST. */
export async function requestToJoin(page: Page, teeTimeId: string): Promise<void> {
  const response = await page.request.post(`/api/tee-times/${teeTimeId}/join`);
  expect(response.status()).toBe(201);
}

/** Closes what a host and the golfer who completes the group see. */
export async function closeFullGroup(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: /^That's (two|three|four)\.$/ });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

/** Approves all pending requests as this page's host. */
export async function approveAllRequests(page: Page, teeTimeId: string): Promise<void> {
  const people: { id: string; status: string }[] = await (
    await page.request.get(`/api/tee-times/${teeTimeId}/participants`)
  ).json();
  for (const { id } of people.filter(({ status }) => status === "pending")) {
    const response = await page.request.patch(`/api/participants/${id}/status`, { data: { status: "confirmed" } });
    expect(response.status()).toBe(200);
  }
}
