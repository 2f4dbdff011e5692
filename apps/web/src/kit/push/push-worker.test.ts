import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../../../../../packages/ui/assets/public/push-worker.js"), "utf8");
const origin = "https://fourball.example";

type Listener = (event: Record<string, unknown>) => void;

/** An open window; `answers`: the app in it listens, `isControlled`: the worker may lead it elsewhere. */
function aWindow(path: string, { answers = true, isControlled = true } = {}) {
  return {
    url: origin + path,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => (isControlled ? undefined : Promise.reject(new TypeError("not controlled")))),
    postMessage: vi.fn((_message: unknown, [port]: MessagePort[]) => (answers ? port?.postMessage("opened") : undefined)),
  };
}

/** The worker in a browser that has the given windows open. */
function aWorker(windows: ReturnType<typeof aWindow>[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const setAppBadge = vi.fn(async () => undefined);
  const self = {
    location: { origin },
    navigator: { setAppBadge },
    registration: { showNotification },
    clients: { openWindow, matchAll: async () => windows },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  runInNewContext(code, { self, URL, MessageChannel, setTimeout });
  const receives = async (name: string, event: Record<string, unknown>): Promise<void> => {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  };
  const clicks = (path: unknown) => receives("notificationclick", { notification: { close: vi.fn(), data: { path } } });
  return { receives, clicks, showNotification, openWindow, setAppBadge };
}

describe("the worker that shows notifications", () => {
  it("shows what was sent", async () => {
    const { receives, showNotification, setAppBadge } = aWorker();
    const note = { id: "7", title: "You're in", body: "Fri, Jun 12", path: "/tee-times/1", unread: 3 };
    await receives("push", { data: { json: () => note } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith("You're in", {
      body: "Fri, Jun 12",
      tag: "7",
      icon: "/icon-192.png",
      data: { path: "/tee-times/1" },
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  });

  it("opens what it is about", async () => {
    const { clicks, openWindow } = aWorker();
    await clicks("/tee-times/1?view=chat");
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/tee-times/1?view=chat`);
  });

  it("goes back to a window that shows it already", async () => {
    const window = aWindow("/tee-times/1");
    const { clicks, openWindow } = aWorker([aWindow("/settings"), window]);
    await clicks("/tee-times/1");
    expect(window.focus).toHaveBeenCalledOnce();
    expect(window.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("lets the app in an open window open it, without loading anything anew", async () => {
    const window = aWindow("/create");
    const { clicks, openWindow } = aWorker([window]);
    await clicks("/tee-times/1?view=chat");
    expect(window.focus).toHaveBeenCalledOnce();
    const message = { type: "open-page", path: "/tee-times/1?view=chat" };
    expect(window.postMessage).toHaveBeenCalledExactlyOnceWith(message, [expect.anything()]);
    expect(window.navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("leads a window there whose page doesn't answer", async () => {
    const window = aWindow("/", { answers: false });
    const { clicks, openWindow } = aWorker([window]);
    await clicks("/tee-times/1");
    expect(window.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/tee-times/1`);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("opens another window where it may not lead the one that is open", async () => {
    const { clicks, openWindow } = aWorker([aWindow("/", { answers: false, isControlled: false })]);
    await clicks("/tee-times/1");
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/tee-times/1`);
  });

  it.each(["https://elsewhere.example/tee-times/1", "//elsewhere.example", "javascript:alert(1)", undefined, 7])(
    "leads to the dashboard rather than to %s",
    async (path) => {
      const { clicks, openWindow } = aWorker();
      await clicks(path);
      expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/dashboard`);
    },
  );
});
