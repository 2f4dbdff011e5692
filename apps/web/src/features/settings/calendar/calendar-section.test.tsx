import { fail } from "@fourball/domain/failure";
import { NOW } from "@fourball/testkit/fixtures";
import type { MockTree, MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { CalendarSection } from "../late-sections.tsx";

const url = "https://fourball.example/api/calendar/a-secret.ics";
const open = (calendar: MockTreeChanges["calendar"] = {}) => renderPart("/settings", <CalendarSection />, { calendar });
const withAddress = { feed: () => ({ since: NOW }) };
const broken = () => fail("serviceUnavailable");

describe("the calendar address", () => {
  it("is made on demand, shown once, copied and opened in a calendar app", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Create a calendar link" }));
    const address = await screen.findByRole("textbox", { name: "Your calendar link" });
    expect(address).toHaveValue(url);
    expect(address).toHaveAccessibleDescription("Copy it now. We won't show it again.");
    const app = screen.getByRole("link", { name: "Open in my calendar app" });
    expect(app).toHaveAttribute("href", "webcal://fourball.example/api/calendar/a-secret.ics");
    await user.click(screen.getByRole("button", { name: "Copy calendar link" }));
    expect(await screen.findByText("Link Copied!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("that was made before is not shown again", async () => {
    open(withAddress);
    expect(await screen.findByText(/^Calendar connected since Jun 11, 2026\./)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Your calendar link" })).not.toBeInTheDocument();
  });

  it("is replaced after a question", async () => {
    const renewFeed = vi.fn(() => ({ url, since: NOW }));
    const { user } = open({ ...withAddress, renewFeed });
    await user.click(await screen.findByRole("button", { name: "Create a new link" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Create a new link?" }));
    expect(question.getByText(/^The old link will stop working/)).toBeVisible();
    expect(renewFeed).not.toHaveBeenCalled();
    await user.click(question.getByRole("button", { name: "Create a new one" }));
    expect(await screen.findByRole("textbox", { name: "Your calendar link" })).toHaveValue(url);
  });

  it("is stopped after a question", async () => {
    const { user } = open(withAddress);
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Stop sharing your calendar?" }));
    await user.click(question.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("Calendar link stopped")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Create a calendar link" })).toBeVisible());
  });

  it("says when it was not made", async () => {
    const { user } = open({ renewFeed: broken });
    await user.click(await screen.findByRole("button", { name: "Create a calendar link" }));
    expect(await screen.findByText("Service temporarily unavailable")).toBeVisible();
    expect(screen.getByRole("button", { name: "Create a calendar link" })).toBeVisible();
  });

  it("can be retried when it cannot be loaded", async () => {
    const feed = vi.fn<MockTree["calendar"]["feed"]>(() => ({ since: null }));
    feed.mockImplementationOnce(broken);
    const { user } = open({ feed });
    expect(await screen.findByText("Couldn't load your calendar link")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Create a calendar link" })).toBeVisible();
  });
});
