import { conflict, Failure } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp } from "../../../testing/render-route.tsx";
import { PUSH_ADDRESS, stubPush } from "../../../testing/stub-push.ts";

const endpoint = PUSH_ADDRESS.endpoint;

const aBrowser = (permission: NotificationPermission, isSubscribed = false) =>
  stubPush({ permission, ...(isSubscribed && { subscribed: { endpoint, key: "the-site-key" } }) });

const open = (notification: MockTreeChanges["notification"] = {}) => renderApp("/settings", { notification });
const column = () => screen.queryByRole("columnheader", { name: "Push" });
const device = () => screen.findByRole("switch", { name: "Push on this device" });

describe("browser notifications", () => {
  it("are not offered by a browser that cannot show them", async () => {
    const pushKey = vi.fn(() => ({ publicKey: "the-site-key", browsers: 0 }));
    open({ pushKey });
    await waitFor(() => expect(pushKey).toHaveBeenCalled());
    expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
    expect(column()).not.toBeInTheDocument();
  });

  it("are chosen by kind where another browser shows them", async () => {
    open({ pushKey: () => ({ publicKey: "the-site-key", browsers: 1 }) });
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
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "the-site-key" });
    expect(subscribePush).toHaveBeenCalledExactlyOnceWith(PUSH_ADDRESS);
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
