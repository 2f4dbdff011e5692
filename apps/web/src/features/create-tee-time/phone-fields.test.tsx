import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse, aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { openForm, submit } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
});

const word = (label: string) => screen.findByRole("button", { name: new RegExp(`^${label}, .+, change$`) });
const sheet = async (title: string) => within(await screen.findByRole("dialog", { name: title }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

async function open(changes: Parameters<typeof openForm>[0] = {}) {
  const app = openForm(changes);
  const openWord = async (label: string) => {
    await app.user.click(await word(label));
    return sheet(label);
  };
  await word("Date");
  return { ...app, openWord };
}

describe("the sentence on a phone", () => {
  it("says each word with what it is", async () => {
    await open();
    expect(await word("Date")).toHaveAccessibleName("Date, Saturday, June 13, change");
    expect(await word("Tee Time")).toHaveAccessibleName("Tee Time, 8:00 AM, change");
    expect(await word("Golf Course")).toHaveAccessibleName("Golf Course, which course?, change");
    expect(await word("Golf Course")).toHaveTextContent("which course?");
    expect(await word("Total Players")).toHaveAccessibleName("Total Players, 4, change");
    expect(screen.getByRole("link", { name: "Back to Marketplace" })).toHaveAttribute("href", "/marketplace");
  });

  it("creates the game with one press once a course is known", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const { user } = await open({
      dashboard: { hosted: () => [aTeeTimeCard()] },
      course: { list: () => [aCourse()] },
      teeTime: { create },
    });
    await waitFor(async () => expect(await word("Golf Course")).toHaveAccessibleName("Golf Course, Cypress Hollow, change"));
    await screen.findByText(/light for all 18 holes/);
    await user.click(submit());
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ courseId: idOf(100), date: "2026-06-13", time: "08:00" }));
  });

  it("leads from an error to the word, and is all set once it is mended", async () => {
    const { user, openWord } = await open();
    await user.click(submit());
    const box = await screen.findByRole("alert");
    await user.click(within(box).getByRole("link", { name: "Golf course is required" }));
    expect(await word("Golf Course")).toHaveFocus();
    const courses = await openWord("Golf Course");
    await user.click(await courses.findByRole("button", { name: "Cypress Hollow - Monterey, CA" }));
    await within(box).findByText("All set");
  });
});

describe("a sheet on a phone", () => {
  it("of dates closes with the choice, and has a calendar for other days", async () => {
    const { user, openWord } = await open();
    const days = await openWord("Date");
    expect(days.getAllByRole("button", { name: /day, June/ })).toHaveLength(14);
    await user.click(days.getByRole("button", { name: "Friday, June 12" }));
    await isClosed();
    expect(await word("Date")).toHaveAccessibleName("Date, Tomorrow, Friday, June 12, change");
    await openWord("Date");
    await user.click((await sheet("Date")).getByRole("button", { name: "Sunday, June 21" }));
    await isClosed();
    expect(await word("Date")).toHaveAccessibleName("Date, Sunday, June 21, change");
    await user.click((await openWord("Date")).getByRole("button", { name: "More dates" }));
    const calendar = await screen.findByRole("grid");
    expect(within(calendar).getByRole("button", { name: /June 10/ })).toBeDisabled();
    await user.click(within(calendar).getByRole("button", { name: /June 27/ }));
    await isClosed();
    expect(await word("Date")).toHaveAccessibleName("Date, Saturday, June 27, change");
  });

  it("of the tee time moves it by ten minutes", async () => {
    const { user, openWord } = await open();
    const time = await openWord("Tee Time");
    await user.click(time.getByRole("button", { name: "10 minutes later" }));
    await waitFor(() => expect(time.getByLabelText("Tee Time")).toHaveValue("08:10"));
    fireEvent.change(time.getByLabelText("Tee Time"), { target: { value: "13:20" } });
    await user.click(time.getByRole("button", { name: "10 minutes earlier" }));
    await user.click(time.getByRole("button", { name: "Done" }));
    await isClosed();
    expect(await word("Tee Time")).toHaveAccessibleName("Tee Time, 1:10 PM, change");
  });

  it("of players counts the host", async () => {
    const { user, openWord } = await open();
    const players = await openWord("Total Players");
    expect(players.getByText("Including you")).toBeVisible();
    await user.click(players.getByRole("button", { name: "3 players" }));
    await isClosed();
    expect(await word("Total Players")).toHaveAccessibleName("Total Players, 3, change");
  });

  it("of courses says that they are loading, and that there are none", async () => {
    let answer = (_: []): void => undefined;
    const list = () => new Promise<[]>((resolve) => (answer = resolve));
    const { openWord } = await open({ course: { list } });
    const courses = await openWord("Golf Course");
    expect(await courses.findByText("Loading courses...")).toBeVisible();
    answer([]);
    expect(await courses.findByText("No courses available")).toBeVisible();
  });

  it("of how you play and of the description keeps what is chosen in its row", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "How you play Competitive round, no tags" }));
    const how = await sheet("How you play");
    await user.click(how.getByRole("radio", { name: "Fun & casual" }));
    await user.click(how.getByRole("button", { name: "Relaxed pace" }));
    await user.click(how.getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("button", { name: "How you play Fun & casual, Relaxed pace" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Description/ }));
    const description = await sheet("Description");
    await user.type(description.getByRole("textbox", { name: /Description/ }), "Early start");
    await user.click(description.getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("button", { name: "Description Early start" })).toBeVisible();
  });
});
