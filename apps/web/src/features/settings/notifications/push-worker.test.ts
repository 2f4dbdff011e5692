import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../../../../../../packages/ui/assets/public/push-worker.js"), "utf8");
const origin = "https://fourball.example";

type Listener = (event: Record<string, unknown>) => void;

/** The worker in a browser that has the given windows open. */
function aWorker(windows: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    location: { origin },
    registration: { showNotification },
    clients: { openWindow, matchAll: async () => windows },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  runInNewContext(code, { self, URL });
  const hears = async (name: string, event: Record<string, unknown>): Promise<void> => {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  };
  const clicks = (path: unknown) => hears("notificationclick", { notification: { close: vi.fn(), data: { path } } });
  return { hears, clicks, showNotification, openWindow };
}

describe("the worker that shows notifications", () => {
  it("shows what was sent", async () => {
    const { hears, showNotification } = aWorker();
    const note = { id: "7", title: "You're in", body: "Fri, Jun 12", path: "/tee-times/1" };
    await hears("push", { data: { json: () => note } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith("You're in", {
      body: "Fri, Jun 12",
      tag: "7",
      icon: "/icon-192.png",
      data: { path: "/tee-times/1" },
    });
  });

  it("opens what it is about", async () => {
    const { clicks, openWindow } = aWorker();
    await clicks("/tee-times/1?view=chat");
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/tee-times/1?view=chat`);
  });

  it("goes back to a window that shows it already", async () => {
    const focus = vi.fn();
    const { clicks, openWindow } = aWorker([{ url: `${origin}/tee-times/1`, focus }]);
    await clicks("/tee-times/1");
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
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
