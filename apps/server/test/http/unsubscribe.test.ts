import { users } from "@fourball/db/schema/index";
import { searchToken } from "@fourball/services/core/token/search-token";
import { secretHash } from "@fourball/services/core/token/secret-hash";
import { listSavedSearches } from "@fourball/services/discover/saved-search/list-saved-searches";
import { saveSearch } from "@fourball/services/discover/saved-search/save-search";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();

const stored = async ({ id }: { id: string }) => (await world.db.select().from(users)).find((row) => row.id === id);

describe("unsubscribe link", () => {
  test("lets a mail program unsubscribe in one click, cross-origin and without a cookie", async () => {
    await using server = await startTestServer(world);
    const host = await world.golfer({ unsubscribeHash: secretHash("t0ken") });
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    };
    const post = (path: string) =>
      fetch(server.url + path, { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" });
    expect((await post("/api/unsubscribe/t0ken/JoinRequests")).status).toBe(200);
    expect(await stored(host)).toMatchObject({ emailJoinRequests: false, emailTeeTimeChanges: true });
    expect((await post("/api/unsubscribe/another/JoinRequests")).status).toBe(404);
    expect((await post("/api/unsubscribe/t0ken/Everything")).status).toBe(404);
    expect((await post("/api/tee-times")).status).toBe(415);
    expect(JSON.stringify(server.logged)).not.toContain("t0ken");
  });

  test("turns one saved search off in one click", async () => {
    await using server = await startTestServer(world);
    const golfer = await world.golfer();
    const [of, kept] = ["casual", "early"] as const;
    const input = (mood: typeof of | typeof kept) => ({ filter: { moods: [mood] }, frequency: "daily" as const });
    const { id } = await saveSearch(world.as(golfer), input(of));
    await saveSearch(world.as(golfer), input(kept));
    const token = await searchToken(world.db, id);
    const post = (path: string) =>
      fetch(`${server.url}/api/unsubscribe/${path}`, { method: "POST", body: "List-Unsubscribe=One-Click" });
    expect((await post(`guess/${id}`)).status).toBe(404);
    expect((await post(`${token}/${id}`)).status).toBe(200);
    const searches = await listSavedSearches(world.as(golfer));
    expect(searches.map(({ filter, isOn }) => [filter.moods, isOn])).toEqual([
      [["casual"], false],
      [["early"], true],
    ]);
    const page = await server.call(`/api/unsubscribe/${token}/${id}`);
    expect(page.headers.get("location")).toBe(`/unsubscribe#token=${token}&search=${id}`);
    expect(JSON.stringify(server.logged)).not.toContain(token);
  });

  test("refuses a body over 1 KiB, with and without Content-Length", async () => {
    await using server = await startTestServer(world);
    const url = `${server.url}/api/unsubscribe/t0ken/JoinRequests`;
    const body = "x".repeat(1025);
    const chunked = { method: "POST", body: new Blob([body]).stream(), duplex: "half" as const };
    for (const refused of [await fetch(url, { method: "POST", body }), await fetch(url, chunked)]) {
      expect(refused.status).toBe(413);
      expect(await refused.json()).toEqual({ message: "Request too large" });
    }
  });

  test("changes nothing on GET and redirects to the confirmation page", async () => {
    await using server = await startTestServer(world);
    const host = await world.golfer({ unsubscribeHash: secretHash("t0ken") });
    const answer = await server.call("/api/unsubscribe/t0ken/JoinRequests");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/unsubscribe#token=t0ken&group=JoinRequests");
    expect(await stored(host)).toMatchObject({ emailJoinRequests: true });
  });

  test("is rate limited", async () => {
    await using server = await startTestServer(world, { PUBLIC_URL: "https://fourball.example" });
    const guess = (token: string) => fetch(`${server.url}/api/unsubscribe/${token}/JoinRequests`, { method: "POST" });
    for (let tries = 0; tries < 100; tries++) expect((await guess(`guess${tries}`)).status).toBe(404);
    expect((await guess("another")).status).toBe(429);
  });
});
