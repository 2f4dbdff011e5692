import "temporal-polyfill/global";
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

export const PASSWORD = "a long walk spoiled";

let made = 0;

/** An email that no journey has used. */
export const newEmail = (name: string): string => `${name.toLowerCase()}.${Date.now()}.${++made}@example.com`;

/** A golfer who has just signed up, in a browser of their own. */
export async function aGolfer(browser: Browser, firstName: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await register(page.request, firstName);
  return page;
}

async function register(request: APIRequestContext, firstName: string): Promise<void> {
  const data = { email: newEmail(firstName), password: PASSWORD, firstName, lastName: "Journey" };
  const answer = await request.post("/api/auth/register", { data });
  expect(answer.status()).toBe(201);
}

/** The admin whom the demo brings along, in a browser of their own. */
export async function anAdmin(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const data = { email: "admin@fourball.test", password: "fourball-demo" };
  expect((await page.request.post("/api/auth/login", { data })).ok()).toBe(true);
  return page;
}

type Game = { id: string; courseName: string };

/** A game that the golfer of this page hosts, three days ahead, made over the documented call. */
export async function aGame(page: Page, changes: object = {}): Promise<Game> {
  const courses: { id: string; name: string }[] = await (await page.request.get("/api/courses")).json();
  const course = courses[0];
  if (!course) throw new Error("the demo has courses");
  const date = Temporal.Now.plainDateISO("UTC").add({ days: 3 }).toString();
  const data = { courseId: course.id, date, time: "09:00", ...changes };
  const answer = await page.request.post("/api/tee-times", { data });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id, courseName: course.name };
}

/** The golfer of this page asks to join, over the documented call. */
export async function asks(page: Page, teeTimeId: string): Promise<void> {
  const answer = await page.request.post(`/api/tee-times/${teeTimeId}/join`);
  expect(answer.status()).toBe(201);
}

/** The host of this page lets everyone in who has asked. */
export async function approvesAll(page: Page, teeTimeId: string): Promise<void> {
  const people: { id: string; status: string }[] = await (
    await page.request.get(`/api/tee-times/${teeTimeId}/participants`)
  ).json();
  for (const { id } of people.filter(({ status }) => status === "pending")) {
    const answer = await page.request.patch(`/api/participants/${id}/status`, { data: { status: "confirmed" } });
    expect(answer.status()).toBe(200);
  }
}
