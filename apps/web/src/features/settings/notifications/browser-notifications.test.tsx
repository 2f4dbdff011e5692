import type { Account } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp } from "../../../testing/render-route.tsx";
import { PUSH_ADDRESS, stubPush } from "../../../testing/stub-push.ts";

const endpoint = PUSH_ADDRESS.endpoint;

const aBrowser = (permission: NotificationPermission, isSubscribed = false) =>
  stubPush({ permission, ...(isSubscribed && { subscribed: { endpoint, key: "the-site-key" } }) });

const open = (notification: MockTreeChanges["notification"] = {}, account: Partial<Account> = {}) => {
  let current = anAccount(account);
  const update = vi.fn((changes: UpdateProfileInput) => {
    current = { ...current, ...(changes.pushOn !== undefined && { pushOn: changes.pushOn }) };
    return current;
  });
  return {
    ...renderApp("/settings#notifications", { notification, account: { current: () => current }, profile: { update } }),
    update,
  };
};
const push = () => screen.findByRole("switch", { name: "Push" });
const browsers = (count: number) => ({ pushKey: () => ({ publicKey: "the-site-key", browsers: count }) });

describe("push notifications", () => {
  it.each([
    ["cannot show them", () => undefined, "This browser can't show notifications."],
    ["blocks them", () => void aBrowser("denied"), "Your browser blocks notifications. Allow them in its site settings."],
  ])("are not offered by a browser that %s", async (_what, stub, words) => {
    stub();
    open();
    await waitFor(async () => expect(await push()).toHaveAccessibleDescription(words));
    expect(await push()).toBeDisabled();
    expect(screen.queryByRole("columnheader", { name: "Push", hidden: true })).not.toBeInTheDocument();
  });

  it("are chosen by kind where another browser shows them", async () => {
    const { user } = open(browsers(1));
    await waitFor(async () => expect(await push()).toHaveAccessibleDescription("1 other device"));
    await user.click(screen.getByRole("button", { name: /^Choose by kind/ }));
    expect(await screen.findByRole("checkbox", { name: "Requests to join: Push" })).toBeChecked();
    expect(screen.queryByRole("button", { name: "Turn on here" })).not.toBeInTheDocument();
  });

  it("are turned on, and only then is a worker registered", async () => {
    const { register, subscribe } = aBrowser("granted");
    const subscribePush = vi.fn(() => ({ subscribed: true }) as const);
    const { user } = open({ subscribePush });
    await waitFor(async () => expect(await push()).toBeEnabled());
    expect(await push()).not.toBeChecked();
    expect(register).not.toHaveBeenCalled();
    await user.click(await push());
    await waitFor(async () => expect(await push()).toBeChecked());
    expect(await push()).toHaveAccessibleDescription("This device");
    expect(register).toHaveBeenCalledExactlyOnceWith("/push-worker.js", { scope: "/" });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "the-site-key" });
    expect(subscribePush).toHaveBeenCalledExactlyOnceWith(PUSH_ADDRESS);
  });

  it("are turned off on all devices at once, which stay known", async () => {
    const { unsubscribe } = aBrowser("granted", true);
    const { user, update } = open(browsers(2));
    await waitFor(async () => expect(await push()).toBeChecked());
    await user.click(await push());
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ pushOn: false }));
    expect(await push()).not.toBeChecked();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await push()).toBeChecked());
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it("are on again when they are turned on for this device", async () => {
    aBrowser("granted");
    const { user, update } = open({}, { pushOn: false });
    await waitFor(async () => expect(await push()).toBeEnabled());
    await user.click(await push());
    await waitFor(async () => expect(await push()).toBeChecked());
    expect(update).toHaveBeenCalledExactlyOnceWith({ pushOn: true });
  });

  it("come to this device too, or no more, beside another", async () => {
    aBrowser("granted");
    let count = 1;
    const unsubscribePush = vi.fn(() => {
      count = 1;
      return { subscribed: false } as const;
    });
    const subscribePush = () => {
      count = 2;
      return { subscribed: true } as const;
    };
    const { user } = open({ pushKey: () => ({ publicKey: "the-site-key", browsers: count }), subscribePush, unsubscribePush });
    await user.click(await screen.findByRole("button", { name: "Turn on here" }));
    await waitFor(async () => expect(await push()).toHaveAccessibleDescription(/^This device and 1 other device/));
    await user.click(screen.getByRole("button", { name: "Turn off here" }));
    await waitFor(async () => expect(await push()).toHaveAccessibleDescription(/^1 other device/));
    expect(unsubscribePush).toHaveBeenCalledExactlyOnceWith({ endpoint });
    expect(await push()).toBeChecked();
  });

  it("stay off when the server refuses", async () => {
    const { unsubscribe } = aBrowser("granted");
    const { user } = open({
      subscribePush: () => fail("pushServiceUnknown", { path: ["endpoint"] }),
    });
    await waitFor(async () => expect(await push()).toBeEnabled());
    await user.click(await push());
    expect(await screen.findByText("Not a push service")).toBeVisible();
    await waitFor(async () => expect(await push()).not.toBeChecked());
    expect(unsubscribe).toHaveBeenCalled();
  });

  it("can be retried when the setting cannot be loaded", async () => {
    open({
      pushKey: () => fail("serviceUnavailable"),
    });
    expect((await screen.findAllByText("Couldn't load this setting")).length).toBeGreaterThan(0);
  });
});
