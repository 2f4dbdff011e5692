import { conflict, Failure } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const endpoint = "https://push.example/one-browser";
const keys = { p256dh: "a-public-key", auth: "a-secret" };

/** A browser with push support and the given permission. */
function aBrowser(permission: NotificationPermission, isSubscribed = false) {
  let subscribed = isSubscribed;
  const unsubscribe = vi.fn(async () => {
    subscribed = false;
    return true;
  });
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn(async () => {
      subscribed = true;
      return subscription;
    }),
  };
  const registration = { pushManager };
  const register = vi.fn(async () => registration);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  const getRegistration = async () => (isSubscribed || register.mock.calls.length > 0 ? registration : undefined);
  const serviceWorker = { register, getRegistration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  return { register, unsubscribe, subscribe: pushManager.subscribe };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const open = (notification: MockTreeChanges["notification"] = {}) =>
  renderRoute("/settings", { notification: { pushKey: () => ({ publicKey: "the-site's-key", browsers: 0 }), ...notification } });
const column = () => screen.queryByRole("columnheader", { name: "Push" });
const device = () => screen.findByRole("switch", { name: "Push on this device" });

describe("browser notifications", () => {
  it("are not offered by a site that sends none", async () => {
    aBrowser("granted");
    open({ pushKey: () => ({ publicKey: null, browsers: 0 }) });
    expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
    expect(column()).not.toBeInTheDocument();
    expect(screen.queryByRole("switch", { name: "Push on this device" })).not.toBeInTheDocument();
  });

  it("are not offered by a browser that cannot show them", async () => {
    const pushKey = vi.fn(() => ({ publicKey: "the-site's-key", browsers: 0 }));
    open({ pushKey });
    await waitFor(() => expect(pushKey).toHaveBeenCalled());
    expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
    expect(column()).not.toBeInTheDocument();
  });

  it("are chosen by kind where another browser shows them", async () => {
    open({ pushKey: () => ({ publicKey: "the-site's-key", browsers: 1 }) });
    expect(await screen.findByRole("checkbox", { name: "Join requests: Push" })).toBeChecked();
    expect(screen.queryByRole("switch", { name: "Push on this device" })).not.toBeInTheDocument();
  });

  it("are offered in their column while no browser shows them", async () => {
    aBrowser("granted");
    const { user } = open();
    const offer = await screen.findByRole("button", { name: "Turn on push" });
    await waitFor(() => expect(offer).not.toBeDisabled());
    expect(screen.queryByRole("checkbox", { name: "Join requests: Push" })).not.toBeInTheDocument();
    await user.click(offer);
    expect(await screen.findByRole("checkbox", { name: "Join requests: Push" })).toBeChecked();
    expect(screen.getByRole("heading", { name: "Notifications" })).toHaveFocus();
  });

  it("are turned on, and only then is a worker registered", async () => {
    const { register, subscribe } = aBrowser("granted");
    const subscribePush = vi.fn(() => ({ subscribed: true }) as const);
    const { user } = open({ subscribePush });
    expect(await device()).not.toBeChecked();
    expect(register).not.toHaveBeenCalled();
    await waitFor(async () => expect(await device()).not.toHaveAttribute("aria-disabled"));
    await user.click(await device());
    await waitFor(async () => expect(await device()).toBeChecked());
    expect(register).toHaveBeenCalledExactlyOnceWith("/push-worker.js", { scope: "/" });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "the-site's-key" });
    expect(subscribePush).toHaveBeenCalledExactlyOnceWith({ endpoint, keys });
  });

  it("are turned off", async () => {
    const { unsubscribe } = aBrowser("granted", true);
    const unsubscribePush = vi.fn(() => ({ subscribed: false }) as const);
    const { user } = open({ unsubscribePush });
    await waitFor(async () => expect(await device()).toBeChecked());
    await user.click(await device());
    await waitFor(async () => expect(await device()).not.toBeChecked());
    expect(unsubscribePush).toHaveBeenCalledExactlyOnceWith({ endpoint });
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it("say how to allow them when they are blocked", async () => {
    aBrowser("denied");
    open();
    expect(await screen.findByText("Notifications are blocked")).toBeVisible();
    expect(screen.getByText(/Open the site settings next to the address/)).toBeVisible();
    expect(await device()).toHaveAttribute("aria-disabled", "true");
  });

  it("stay off when the server refuses", async () => {
    const { unsubscribe } = aBrowser("granted");
    const { user } = open({
      subscribePush: () => {
        throw conflict("Not a push service");
      },
    });
    await waitFor(async () => expect(await device()).not.toHaveAttribute("aria-disabled"));
    await user.click(await device());
    expect(await screen.findByText("Not a push service")).toBeVisible();
    await waitFor(async () => expect(await device()).not.toBeChecked());
    expect(unsubscribe).toHaveBeenCalled();
  });

  it("can be retried when the setting cannot be loaded", async () => {
    open({
      pushKey: () => {
        throw new Failure("unavailable", "Service temporarily unavailable");
      },
    });
    expect(await screen.findByText("Couldn't load this setting")).toBeVisible();
  });
});
