import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepInstallPrompt } from "../../../kit/install/keep-install-prompt.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { installHint } from "./install-hint.tsx";

const STATS: DashboardStats = {
  activeUsers: 1,
  gamesToday: 1,
  available: 1,
  openSlots: 1,
  requestsWaiting: 0,
  hosted: 0,
  joined: 2,
  total: 2,
};

keepInstallPrompt();
beforeEach(() => installHint.choose(undefined));

/** My Games of a golfer who is confirmed in so many games, and hosts so many. */
function openGames(joined: number, hosted = 0) {
  const stats = vi.fn(() => ({ ...STATS, joined, hosted, total: joined + hosted }));
  return { ...renderRoute("/dashboard", { dashboard: { stats } }), stats };
}

/** As Chromium does when the app can be installed. */
function offerInstall() {
  const prompt = vi.fn(async () => undefined);
  onTestFinished(() => void delete window.installPrompt);
  act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })));
  return prompt;
}

const hint = () => screen.queryByRole("heading", { name: "Install Fourball" });

describe("the hint to install the app", () => {
  it("comes after the second confirmed game, and asks the browser", async () => {
    const prompt = offerInstall();
    const { user } = openGames(2);
    await user.click(await screen.findByRole("button", { name: "Install" }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(hint()).not.toBeInTheDocument();
    expect(document.cookie).toContain("install-hint=done");
  });

  it.each([
    ["hosts two games", 0, 2],
    ["hosts one game and is confirmed in another", 1, 1],
  ])("comes to a golfer who %s", async (_, joined, hosted) => {
    offerInstall();
    openGames(joined, hosted);
    expect(await screen.findByRole("button", { name: "Install" })).toBeVisible();
  });

  it("comes when the browser offers it later", async () => {
    const { stats } = openGames(2);
    await waitFor(() => expect(stats).toHaveBeenCalled());
    offerInstall();
    expect(await screen.findByRole("button", { name: "Install" })).toBeVisible();
  });

  it("is answered once on a device", async () => {
    offerInstall();
    const { user } = openGames(3);
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.getByText(/from your browser's menu at any time/)).toHaveFocus();
    expect(installHint.read()).toBe("done");
  });

  it("says how on an iPhone", async () => {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
    openGames(2);
    expect(await screen.findByText("Tap Share, then Add to Home Screen.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Install" })).not.toBeInTheDocument();
  });

  it("doesn't come after the first game", async () => {
    offerInstall();
    const { stats } = openGames(1);
    await waitFor(() => expect(stats).toHaveBeenCalled());
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(hint()).not.toBeInTheDocument();
  });
});
