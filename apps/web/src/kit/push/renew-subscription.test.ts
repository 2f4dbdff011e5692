import { fail } from "@fourball/domain/failure";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-route.tsx";
import { PUSH_ADDRESS, stubPush } from "../../testing/stub-push.ts";

const old = { endpoint: "https://push.example/before", key: "b2xkLWtleQ" };

/** The app, opened where the server has this key. */
function openApp(publicKey: string, subscribePush: MockTree["notification"]["subscribePush"] = () => ({ subscribed: true })) {
  const pushKey = vi.fn(() => ({ publicKey, browsers: 1 }));
  const calls = { pushKey, subscribePush: vi.fn(subscribePush), unsubscribePush: vi.fn(() => ({ subscribed: false }) as const) };
  renderApp("/dashboard", { notification: calls });
  return calls;
}

describe("opening the app in a browser that shows notifications", () => {
  it("subscribes anew when the installation's key has changed, and asks nothing", async () => {
    const { subscribe, requestPermission } = stubPush({ permission: "granted", subscribed: old });
    const { subscribePush, unsubscribePush } = openApp("bmV3LWtleV8_");
    await waitFor(() => expect(unsubscribePush).toHaveBeenCalledExactlyOnceWith({ endpoint: old.endpoint }));
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "bmV3LWtleV8_" });
    expect(subscribePush).toHaveBeenCalledExactlyOnceWith(PUSH_ADDRESS);
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it("leaves a subscription with the same key alone", async () => {
    const { subscribe, unsubscribe } = stubPush({ permission: "granted", subscribed: { ...old, key: "-_8_-w" } });
    const { pushKey } = openApp("-_8_-w");
    await waitFor(() => expect(pushKey).toHaveBeenCalled());
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("is off afterwards when the server doesn't take the new one", async () => {
    const { unsubscribe } = stubPush({ permission: "granted", subscribed: old });
    const { unsubscribePush } = openApp("bmV3LWtleV8_", () => fail("serviceUnavailable"));
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
    expect(unsubscribePush).not.toHaveBeenCalled();
  });
});
