import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse, aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { onPhone } from "../../../testing/on-phone.ts";
import { asHost, openTeeTime, page } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const path = `${page}?edit=true`;
const closeWith = async (user: UserEvent) => user.click((await dialog()).getByRole("button", { name: "Keep As It Is" }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Edit Tee Time" }));

describe("editing a tee time", () => {
  it("opens the form filled in, over the page", async () => {
    const { user } = openTeeTime({ game: asHost });
    await user.click(await screen.findByRole("link", { name: "Edit" }));
    const form = await dialog();
    expect(form.getByRole("combobox", { name: "Golf Course" })).toHaveValue("Cypress Hollow - Monterey, CA");
    expect(form.getByRole("radio", { name: "Friday, June 12" })).toBeChecked();
    expect(form.getByLabelText("Tee Time")).toHaveValue("06:10");
    expect(await form.findByRole("radio", { name: "Early bird special" })).toBeChecked();
    expect(form.getByRole("textbox", { name: /Description/ })).toHaveValue("Early start, home for lunch.");
  });

  it("opens by address for the host alone", async () => {
    openTeeTime({ path });
    await screen.findByRole("article");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("saves, shows a toast and closes", async () => {
    const edit = vi.fn(() => aTeeTimeDetail(asHost));
    const { user, router } = openTeeTime({ path, game: asHost, calls: { teeTime: { edit } } });
    const form = await dialog();
    await user.click(await form.findByRole("button", { name: "Cart required" }));
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Tee time updated successfully!")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Tee Time" })).not.toBeInTheDocument());
    expect(router.state.location.href).toBe(page);
    expect(edit).toHaveBeenCalledWith(
      expect.objectContaining({
        teeTimeId: idOf(200),
        preferences: ["Fast pace", "Gimmes ok", "Cart required"],
      }),
    );
  });

  it("says why it was not saved and keeps what was changed", async () => {
    const { user } = openTeeTime({
      path,
      game: asHost,
      calls: {
        teeTime: {
          edit: () => fail("teeTimeStarted"),
        },
      },
    });
    const form = await dialog();
    await user.click(await form.findByRole("button", { name: "Cart required" }));
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Failed to update tee time. Please try again.")).toBeInTheDocument();
    expect(await form.findByRole("alert")).toHaveTextContent("This tee time has already started");
    expect(await form.findByRole("button", { name: "Cart required" })).toHaveAttribute("aria-pressed", "true");
  });

  it("closes with the reason when the game was cancelled while open", async () => {
    let current = aTeeTimeDetail(asHost);
    const { user } = openTeeTime({
      path,
      calls: {
        teeTime: {
          get: () => current,
          edit: () => {
            current = aTeeTimeDetail({ ...asHost, status: "cancelled" });
            return fail("teeTimeCancelled");
          },
        },
      },
    });
    await user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
    // A toast, which goes by itself: it is looked for first.
    expect(await screen.findByText("This tee time was cancelled", { selector: "p" })).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Cancelled" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Tee Time" })).not.toBeInTheDocument());
  });

  it("confirms before discarding changes", async () => {
    const { user, router } = openTeeTime({ path, game: asHost });
    const form = await dialog();
    await user.click(await form.findByRole("button", { name: "Cart required" }));
    await closeWith(user);
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(await dialog()).toBeDefined();
    await closeWith(user);
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.state.location.href).toBe(page));
  });

  it("closes without a question when nothing was changed", async () => {
    const { user, router } = openTeeTime({ path, game: asHost });
    await closeWith(user);
    await waitFor(() => expect(router.state.location.href).toBe(page));
  });

  it("does not count players out who are in", async () => {
    openTeeTime({ path, game: { ...asHost, confirmedCount: 2 } });
    const players = within((await dialog()).getByRole("combobox", { name: "Total Players" }));
    expect(players.getByRole("option", { name: "2 players" })).toBeDisabled();
    expect(players.getByRole("option", { name: "3 players" })).toBeEnabled();
  });

  it("is the sentence of Create on a phone, whose words open what changes them", async () => {
    onPhone();
    const edit = vi.fn(() => aTeeTimeDetail(asHost));
    const course = { list: () => [aCourse()] };
    const dashboard = { hosted: () => [aTeeTimeCard()] };
    const { user } = openTeeTime({
      path,
      game: { ...asHost, confirmedCount: 2 },
      calls: { teeTime: { edit }, course, dashboard },
    });
    const form = await dialog();
    const sheet = async (title: string) => within(await screen.findByRole("dialog", { name: title }));
    expect(form.getByRole("button", { name: "Tee Time, 6:10 AM, change" })).toBeVisible();
    expect(form.queryByRole("combobox")).not.toBeInTheDocument();

    await user.click(form.getByRole("button", { name: "Golf Course, Cypress Hollow, change" }));
    const courses = await sheet("Golf Course");
    expect(await courses.findByRole("button", { name: "Cypress Hollow - Monterey, CA" })).toBeVisible();
    expect(courses.queryByRole("button", { name: /^Same as last time/ })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");

    await user.click(await form.findByRole("button", { name: "Total Players, 4, change" }));
    const players = await sheet("Total Players");
    expect(players.getByRole("button", { name: "2 players" })).toBeDisabled();
    await user.click(players.getByRole("button", { name: "3 players" }));
    await user.click(await form.findByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ totalSlots: 3, time: "06:10" })));
  });

  it("does not offer on a phone to publish a game that opens by itself", async () => {
    onPhone();
    openTeeTime({ path, game: { ...asHost, opensToAllAt: "2026-06-11T15:00:00.000Z" } });
    const form = await dialog();
    expect(form.getByRole("button", { name: /^Description/ })).toBeVisible();
    expect(form.queryByRole("switch", { name: "Public Tee Time" })).not.toBeInTheDocument();
  });

  it("says on a phone what is wrong, and that it is all set once it is mended", async () => {
    onPhone();
    const { user } = openTeeTime({ path, game: asHost });
    const form = await dialog();
    await user.click(form.getByRole("button", { name: /^Tee Time, / }));
    const time = within(await screen.findByRole("dialog", { name: "Tee Time" }));
    fireEvent.change(time.getByLabelText("Tee Time"), { target: { value: "" } });
    await user.click(time.getByRole("button", { name: "Done" }));
    await user.click(await form.findByRole("button", { name: "Save Changes" }));
    const box = within(await form.findByRole("alert"));
    await user.click(box.getByRole("link", { name: "Time is required" }));
    const word = form.getByRole("button", { name: "Tee Time, what time?, change" });
    expect(word).toHaveFocus();
    await user.click(word);
    fireEvent.change((await screen.findByRole("dialog", { name: "Tee Time" })).querySelector("input") ?? word, {
      target: { value: "07:00" },
    });
    expect(await box.findByText("All set")).toBeInTheDocument();
  });

  it("leads to sign-in when the session has ended", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { user } = openTeeTime({
      path,
      game: asHost,
      calls: {
        teeTime: {
          edit: () => fail("unauthorized"),
        },
      },
    });
    await user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });
});
