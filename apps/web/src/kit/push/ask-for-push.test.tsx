import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { renderApp } from "../../testing/render-route.tsx";
import { PUSH_ADDRESS, stubPush } from "../../testing/stub-push.ts";
import { saveConfirmedRequest } from "../session/pending-request.ts";
import { pushQuestion } from "./may-ask-for-push.ts";

const QUESTION = /^Get notified when/;
const question = () => screen.queryByRole("heading", { name: QUESTION });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  pushQuestion.choose(undefined);
});
afterEach(() => void vi.useRealTimers());

const subscribePush = () => vi.fn(() => ({ subscribed: true }) as const);

/** A game whose host has not answered the viewer yet. */
const openWaiting = (notification = { subscribePush: subscribePush() }) =>
  openTeeTime({
    calls: { teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 }) }, notification },
    draw: renderApp,
  });

describe("the offer of notifications", () => {
  it("comes with a request that waits, and asks the browser on the tap only", async () => {
    const { requestPermission } = stubPush({ permission: "default", answer: "granted" });
    const calls = { subscribePush: subscribePush() };
    const { user } = openWaiting(calls);
    expect(await screen.findByRole("heading", { name: "Get notified when Maya replies?" })).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Turn on notifications" }));
    const result = await screen.findByText(/^Notifications are on\./);
    expect(result).toHaveFocus();
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(calls.subscribePush).toHaveBeenCalledExactlyOnceWith(PUSH_ADDRESS);
    expect(question()).not.toBeInTheDocument();
  });

  it("stays away for good after “Not now”", async () => {
    const { requestPermission } = stubPush({ permission: "default" });
    const { user } = openWaiting();
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.getByText(/in Settings at any time/)).toHaveFocus();
    expect(document.cookie).toContain("ask-push=not-now");
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it("stays when the browser's question is closed without an answer", async () => {
    const { requestPermission } = stubPush({ permission: "default" });
    const { user } = openWaiting();
    await user.click(await screen.findByRole("button", { name: "Turn on notifications" }));
    await waitFor(() => expect(requestPermission).toHaveBeenCalled());
    expect(await screen.findByRole("button", { name: "Turn on notifications" })).not.toHaveAttribute("aria-busy");
  });

  it("says what to do when the golfer refuses", async () => {
    stubPush({ permission: "default", answer: "denied" });
    const { user } = openWaiting();
    await user.click(await screen.findByRole("button", { name: "Turn on notifications" }));
    expect(await screen.findByText(/You can allow them in its site settings/)).toHaveFocus();
  });

  it("comes on the page after a request", async () => {
    stubPush({ permission: "default" });
    saveConfirmedRequest({
      teeTimeId: idOf(200),
      hostName: "Maya Okafor",
      courseName: "Cypress Hollow",
      date: "2026-06-12",
      time: "06:10",
    });
    renderApp("/request-confirmation");
    expect(await screen.findByRole("heading", { name: "Get notified when Maya Okafor replies?" })).toBeVisible();
  });

  it("comes to a host who has just posted a game", async () => {
    stubPush({ permission: "default" });
    const { router } = renderApp("/marketplace", { teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "host" }) } });
    await screen.findByRole("heading", { name: "Available Tee Times" });
    expect(question()).not.toBeInTheDocument();
    await router.navigate({ to: "/marketplace", state: { liveGame: idOf(200) } });
    expect(await screen.findByRole("heading", { name: "Get notified when someone asks to join?" })).toBeVisible();
  });

  it("tells a golfer on an iPhone to install the app first, as push is only there", async () => {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
    openWaiting();
    expect(await screen.findByText(/^Add Fourball to your home screen first/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Turn on notifications" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Not now" })).toBeVisible();
  });
});

function saidNotNow(): void {
  stubPush({ permission: "default" });
  pushQuestion.choose("not-now");
}

describe("no notifications are offered", () => {
  it.each([
    ["where the golfer said “Not now” before", saidNotNow],
    ["where they are blocked", () => void stubPush({ permission: "denied" })],
    ["where the browser has none", () => undefined],
    [
      "where they are on",
      () => void stubPush({ permission: "granted", subscribed: { endpoint: PUSH_ADDRESS.endpoint, key: "the-site-key" } }),
    ],
  ])("%s", async (_where, arrange) => {
    arrange();
    const pushKey = vi.fn(() => ({ publicKey: "the-site-key", browsers: 0 }));
    openTeeTime({
      draw: renderApp,
      calls: { teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 }) }, notification: { pushKey } },
    });
    expect(await screen.findByRole("heading", { name: "Request Sent" })).toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
  });

  it("to a golfer who has asked for nothing", async () => {
    stubPush({ permission: "default" });
    openTeeTime({ draw: renderApp });
    expect(await screen.findByRole("heading", { name: "Want in?" })).toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
  });
});
