import { type APIRequestContext, expect } from "@playwright/test";
import type { Session } from "./measure-page.ts";

const data = { email: "golfer@fourball.test", password: "fourball-demo" };

/** The golfer of the demo data. */
export async function signIn(request: APIRequestContext): Promise<Session> {
  expect((await request.post("/api/auth/login", { data })).ok()).toBe(true);
  return request.storageState();
}
