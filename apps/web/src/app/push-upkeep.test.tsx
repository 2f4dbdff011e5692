import { idOf } from "@fourball/testkit/fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { browser } from "../kit/session/session.ts";
import { renderApp } from "../testing/render-route.tsx";

function stubBadge() {
  const setAppBadge = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "setAppBadge", { configurable: true, value: setAppBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "setAppBadge"));
  return setAppBadge;
}

describe("the icon of the app", () => {
  it("shows how much there is to do, as the bell does", async () => {
    const setAppBadge = stubBadge();
    renderApp("/settings", {
      notification: { unread: () => ({ unread: 5, waiting: 2 }) },
      chat: {
        unread: () => [
          { teeTimeId: idOf(200), count: 3, isMuted: false },
          { teeTimeId: idOf(201), count: 9, isMuted: true },
        ],
      },
    });
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
  });

  it("shows nothing after signing out", async () => {
    const setAppBadge = stubBadge();
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    const { user } = renderApp("/settings", { notification: { unread: () => ({ unread: 0, waiting: 2 }) } });
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
    await user.click(await screen.findByRole("button", { name: "Account of Alex Lee" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/api/logout"));
  });
});

describe("a notification that is tapped while the app is open", () => {
  it("is opened by the app itself", async () => {
    const workers = new EventTarget();
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
    const listen = vi.spyOn(workers, "addEventListener");
    const { router } = renderApp("/settings");
    await waitFor(() => expect(listen).toHaveBeenCalledWith("message", expect.anything()));
    const port = { postMessage: vi.fn() };
    const tell = (data: unknown) => workers.dispatchEvent(Object.assign(new Event("message"), { data, ports: [port] }));
    tell({ type: "something-else", path: "/create" });
    expect(port.postMessage).not.toHaveBeenCalled();
    tell({ type: "open-page", path: "/dashboard?tab=requests" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith("opened");
  });
});
