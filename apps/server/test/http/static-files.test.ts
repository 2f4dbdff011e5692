import { LIMITS } from "@fourball/domain/limits";
import { APP_SHELL, PAGES, shellPath } from "@fourball/domain/pages";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot, script } from "../support/a-web-root.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();

const start = () => startTestServer(world, {}, { webRoot: webRoot.path });

describe("documents", () => {
  const startPublic = () => startTestServer(world, { PUBLIC_URL: "https://fourball.example" }, { webRoot: webRoot.path });

  test.each(["/", "/marketplace", "/tee-times/42", "/sign-in", "/privacy", "/nowhere"])(
    "at %s have the limit of strangers, by address",
    async (path) => {
      await using server = await startPublic();
      const golfer = await world.golfer();
      const [{ uses }, cookie] = [LIMITS.anonymous, await server.signIn(golfer)];
      const answers = await Promise.all(Array.from({ length: uses }, () => server.call(path)));
      expect(answers.filter(({ status }) => status === 429)).toEqual([]);
      const refused = await server.call(path);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(await refused.text()).toContain("the app");
      // The files of the pages that were served, and golfers behind the same address, are not refused.
      for (const file of ["/assets/app-abc.js", "/theme.js", "/service-worker.js", APP_SHELL, shellPath("home")])
        expect([file, (await server.call(file)).status]).toEqual([file, 200]);
      expect((await server.call("/", { headers: { cookie } })).status).toBe(200);
    },
  );
});

describe("static files", () => {
  test("serve the landing page for a member page, with buttons that lead back after sign-in", async () => {
    await using server = await start();
    expect(await (await server.call("/")).text()).toContain('href="/api/login"');
    const page = await server.call("/tee-times/42?invite=a%26b");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`href="/api/login?returnTo=${encodeURIComponent("/tee-times/42?invite=a%26b")}"`);
  });

  test("escape the address in the landing page", async () => {
    await using server = await start();
    const page = await server.call(`/create?x="><script>alert(1)</script>&$'$&`);
    expect(await page.text()).not.toContain("<script>");
  });

  test("serve the app to signed-in golfers, and the account pages to everyone", async () => {
    await using server = await start();
    const golfer = await world.golfer();
    for (const path of ["/", "/marketplace", "/create"])
      expect(await (await server.call(path, { as: golfer })).text()).toContain("the app");
    expect(await (await server.call("/sign-in")).text()).toContain("the app");
  });

  test("serve each page with the document of its kind, and an unknown one with that of the app", async () => {
    await using server = await start();
    const golfer = await world.golfer();
    for (const [path, page] of [
      ["/", "home"],
      ["/marketplace?q=pebble", "marketplace"],
      ["/marketplace/", "marketplace"],
      ["/tee-times/42", "tee-time"],
      ["/dashboard", "dashboard"],
      ["/dashboard?tab=joined", "dashboard"],
      ["/dashboard?tab=requests", "activity"],
      [`/profile/${golfer.id}`, "profile"],
      ["/sign-in?returnTo=%2Fdashboard", "sign-in"],
    ] as const) {
      const text = await (await server.call(path, { as: golfer })).text();
      expect([path, text.match(/data-page="([\w-]+)"/)?.[1]]).toEqual([path, page]);
    }
    expect(await (await server.call("/nowhere", { as: golfer })).text()).not.toContain("data-page");
    expect((await server.call("/.documents/home.html", { as: golfer })).status).toBe(404);
  });

  test("give every device the same empty documents of the app, signed in or not", async () => {
    await using server = await start();
    const golfer = await world.golfer();
    for (const path of [APP_SHELL, shellPath("marketplace"), shellPath("activity")]) {
      const visitor = await server.call(path);
      expect(visitor.headers.get("cache-control")).toBe("no-cache");
      const text = await visitor.text();
      expect(text).toContain("the app");
      expect(await (await server.call(path, { as: golfer })).text()).toBe(text);
    }
    for (const path of [`${APP_SHELL}/admin`, `${APP_SHELL}/nowhere`])
      expect([path, (await server.call(path, { as: golfer })).status]).toEqual([path, 404]);
  });

  test("keep the app on devices, unless the operator switches that off", async () => {
    await using on = await start();
    expect(await (await on.call("/service-worker.js")).text()).toContain("keeps the app");
    await using off = await startTestServer(world, { SERVICE_WORKER: "off" }, { webRoot: webRoot.path });
    const worker = await off.call("/service-worker.js");
    expect(await worker.text()).toContain("deletes what was kept");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
  });

  test("serve a public profile with escaped metadata for link previews", async () => {
    await using server = await start();
    const bio = `"><script>alert(1)</script> $& Early tee times`;
    const maya = await world.golfer({
      firstName: "Maya",
      lastName: "O'Kafor <b>",
      handicap: 11,
      rating: 4.8,
      gamesHosted: 23,
      bio,
    });
    const page = await server.call(`/profile/${maya.id}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain("<title>Maya O&#39;Kafor &lt;b&gt; · Fourball</title>");
    expect(text).toContain("Handicap 11 · rated 4.8 · 23 games hosted, 0 played.");
    expect(text).toContain(`/profile/${maya.id}"`);
    expect(text).toContain("the app");
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).not.toContain("<script>");
  });

  test("serve the same noindex page for a private and an unknown profile", async () => {
    await using server = await start();
    const maya = await world.golfer({ firstName: "Maya", publicProfile: false });
    const pages = [maya.id, "00000000-0000-4000-8000-000000000000", "nobody"].map((id) => server.call(`/profile/${id}`));
    const texts = new Set<string>();
    for (const page of await Promise.all(pages)) {
      expect(page.status).toBe(404);
      texts.add(await page.text());
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('content="noindex"');
    const own = await server.call(`/profile/${maya.id}`, { as: maya });
    expect(own.status).toBe(200);
    expect(await own.text()).toContain('content="noindex"');
  });

  test("serve the page of a course with its escaped name, and 404 for an unknown course", async () => {
    await using server = await start();
    const course = await world.course({ name: "Dunes <b>", description: "Pines." });
    const page = await server.call(`/courses/${course.id}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("<title>Dunes &lt;b&gt; · Fourball</title>");
    expect(text).toContain('content="Dunes &lt;b&gt;, Monterey, CA. Pines."');
    expect(text).toContain(`/courses/${course.id}"`);
    for (const id of ["00000000-0000-4000-8000-000000000000", "nowhere"]) {
      const missing = await server.call(`/courses/${id}`);
      expect([id, missing.status]).toEqual([id, 404]);
      expect(await missing.text()).toContain('content="noindex"');
    }
  });

  test("serve the app with status 404 for an unknown page", async () => {
    await using server = await start();
    for (const path of ["/nowhere", "/admin/../nowhere", "/%2e%2e/%2e%2e/etc/passwd", "//admin", "/.secret", "/.env"]) {
      const answer = await server.call(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain("secret");
    }
  });

  test("are cached for a year when hashed, never as documents, else revalidated", async () => {
    await using server = await start();
    const cacheControl = async (path: string) => (await server.call(path)).headers.get("cache-control");
    expect(await cacheControl("/assets/app-abc.js")).toBe("public, max-age=31536000, immutable");
    // The release before had it; an open tab still asks for it.
    expect(await cacheControl("/assets/app-abb.js")).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl("/theme.js")).toBe("no-cache");
    expect(await cacheControl("/privacy")).toBe("no-cache");
  });

  test.each(PAGES.map(({ path }) => path.replace(/:\w+/, "42")))(
    "at %s are stored by no cache, for a visitor and a golfer",
    async (path) => {
      await using server = await start();
      const as = await world.golfer({ isAdmin: true });
      for (const viewer of [{}, { as }]) expect((await server.call(path, viewer)).headers.get("cache-control")).toBe("no-store");
    },
  );

  test("answer 404 for a missing hashed file", async () => {
    await using server = await start();
    const answer = await server.call("/assets/app-old.js");
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("the app");
  });

  test("are served compressed, with Vary", async () => {
    await using server = await start();
    const packed = await server.call("/assets/app-abc.js", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(await packed.text()).toBe(script);
    const plain = await server.call("/assets/app-abc.js", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("Accept-Encoding");
  });

  test("compress documents too", async () => {
    await using server = await start();
    for (const path of ["/", "/create"]) {
      const page = await server.call(path, { headers: { "accept-encoding": "gzip" } });
      expect([path, page.headers.get("content-encoding")]).toEqual([path, "gzip"]);
      expect(await page.text()).toContain("the landing page");
    }
  });

  test("answer 304 for unchanged files", async () => {
    await using server = await start();
    const first = await server.call("/theme.js");
    const etag = first.headers.get("etag") ?? "";
    expect((await server.call("/theme.js", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("have the security headers", async () => {
    await using server = await start();
    for (const path of ["/", "/theme.js", "/nowhere", "/assets/app-abc.js"]) {
      const { headers } = await server.call(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});
