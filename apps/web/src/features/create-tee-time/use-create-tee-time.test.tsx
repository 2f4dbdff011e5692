import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { courseField, fillIn, openForm, setTime, submit } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("submitting the form", () => {
  it("creates the tee time, shows a toast and navigates to the marketplace", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const app = openForm({ teeTime: { create } });
    await fillIn(app);
    await app.user.click(screen.getByRole("button", { name: "Fast pace" }));
    await app.user.click(submit());
    expect(await screen.findByText("Tee time created successfully!")).toBeInTheDocument();
    expect(screen.getByText("Success")).toBeInTheDocument();
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/marketplace"));
    expect(create).toHaveBeenCalledWith({
      courseId: idOf(100),
      date: "2026-06-13",
      time: "07:40",
      totalSlots: 4,
      mood: "competitive",
      preferences: ["Fast pace"],
      description: "",
      isPublic: true,
    });
  });

  it("shows the new game first in the marketplace", async () => {
    const game = aTeeTimeDetail();
    const app = openForm({ teeTime: { create: () => game, get: () => game } });
    await fillIn(app);
    await app.user.click(submit());
    const title = await screen.findByRole("heading", { name: "Your game is live" });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it("says that it is under way", async () => {
    const app = openForm({ teeTime: { create: () => new Promise(() => undefined) } });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByRole("button", { name: "Creating..." })).toHaveAttribute("aria-disabled", "true");
  });

  it("names everything that is missing and leads to it", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const { user } = openForm({ teeTime: { create } });
    await courseField();
    setTime("");
    await user.click(submit());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole("link")
        .map((each) => each.textContent),
    ).toEqual(["Golf course is required", "Time is required"]);
    await user.click(within(summary).getByRole("link", { name: "Time is required" }));
    expect(screen.getByLabelText("Tee Time")).toHaveFocus();
    expect(screen.getByLabelText("Tee Time")).toHaveAccessibleDescription("Time is required");
    expect(create).not.toHaveBeenCalled();
  });

  it("shows the server's issue at its field and keeps the input", async () => {
    const app = openForm({
      teeTime: {
        create: () => fail("teeTimePast", { path: ["time"] }),
      },
    });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText("Failed to create tee time. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("Tee Time")).toHaveAccessibleDescription(/Tee time must be in the future/));
    expect(screen.getByLabelText("Tee Time")).toHaveValue("07:40");
    expect(await courseField()).toHaveValue("Cypress Hollow - Monterey, CA");
  });

  it("reads what the server said of the whole", async () => {
    const app = openForm({
      teeTime: {
        create: () => fail("tooManyRequests"),
      },
    });
    await fillIn(app);
    await app.user.click(submit());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Too many requests");
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it("leads to sign-in when the session has ended, and keeps the draft", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const app = openForm({
      teeTime: {
        create: () => fail("unauthorized"),
      },
    });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText("Unauthorized")).toBeInTheDocument();
    expect(screen.getByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(sessionStorage).toHaveLength(1);
  });

  it("warns of another game at about the time and does not stand in the way", async () => {
    const overlap = {
      teeTimeId: idOf(201),
      courseName: "Kestrel Bay",
      timeZone: "America/Los_Angeles",
      date: "2026-06-13",
      time: "09:00",
    };
    const app = openForm({ teeTime: { overlap: () => overlap } });
    await fillIn(app);
    expect(await screen.findByText("You have another game at about this time")).toBeInTheDocument();
    await app.user.click(submit());
    expect(await screen.findByText("Tee time created successfully!")).toBeInTheDocument();
  });
});
