import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { courseField, fillIn, openForm } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the form", () => {
  it("starts as the specification says", async () => {
    openForm();
    expect(await courseField()).toHaveValue("");
    expect(screen.getByRole("combobox", { name: "Total Players" })).toHaveDisplayValue("4 players");
    expect(await screen.findByRole("radio", { name: "Competitive round" })).toBeChecked();
    expect(screen.getByRole("switch", { name: "Public Tee Time" })).toBeChecked();
    expect(screen.getByText("Allow anyone to request to join your tee time")).toBeInTheDocument();
    expect(screen.getByLabelText("Tee Time")).toHaveAttribute("type", "time");
    expect(screen.getByText("0/1000")).toBeInTheDocument();
  });

  it("leads back to the marketplace", async () => {
    openForm();
    expect(await screen.findByRole("link", { name: "Back to Marketplace" })).toHaveAttribute("href", "/marketplace");
  });

  it("offers two, three or four players", async () => {
    openForm();
    const counts = within(await screen.findByRole("combobox", { name: "Total Players" })).getAllByRole("option");
    expect(counts.map((each) => each.textContent)).toEqual(["2 players", "3 players", "4 players"]);
  });

  it("offers the six moods and the twelve preferences", async () => {
    openForm();
    const moods = within(await screen.findByRole("radiogroup", { name: "Mood & Vibe" })).getAllByRole("radio");
    expect(moods).toHaveLength(6);
    expect(within(screen.getAllByRole("group", { name: "Preferences" })[0] ?? document.body).getAllByRole("button")).toHaveLength(
      12,
    );
  });

  it("counts the description", async () => {
    const { user } = openForm();
    await user.type(await screen.findByRole("textbox", { name: /Description/ }), "Early start");
    expect(screen.getByText("11/1000")).toBeInTheDocument();
  });
});

describe("the golf course", () => {
  it("is on its way", async () => {
    const { user } = openForm({ course: { list: () => new Promise(() => undefined) } });
    await user.click(await courseField());
    expect(await screen.findByText("Loading courses...")).toBeInTheDocument();
  });

  it("cannot be chosen where there is none", async () => {
    const { user } = openForm({ course: { list: () => [] } });
    await user.click(await courseField());
    expect(await screen.findByText("No courses available")).toBeInTheDocument();
  });

  it("is searched for by the server", async () => {
    const kestrel = aCourse({ id: idOf(101), name: "Kestrel Bay", location: "Bend, OR" });
    const list = vi.fn(({ q }: { q?: string | undefined }) => (q === "kes" ? [kestrel] : [aCourse()]));
    const { user } = openForm({ course: { list } });
    await user.type(await courseField(), "kes");
    await user.click(await screen.findByRole("option", { name: "Kestrel Bay - Bend, OR" }));
    expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR");
    expect(list).toHaveBeenCalledWith({ q: "kes", limit: 50 });
  });
});

describe("a search that is not answered yet", () => {
  it("offers nothing that does not fit what is typed", async () => {
    const { user } = openForm({
      course: {
        list: ({ q }) => (q ? new Promise(() => undefined) : [aCourse(), aCourse({ id: idOf(101), name: "Kestrel Bay" })]),
      },
    });
    await user.click(await courseField());
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    await user.type(await courseField(), "kes");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    expect(screen.getByRole("option", { name: /Kestrel Bay/ })).toBeInTheDocument();
  });
});

describe("the date", () => {
  it("starts today, on the course's clock", async () => {
    openForm();
    const days = within(await screen.findByRole("radiogroup", { name: "Date" })).getAllByRole("radio");
    expect(days[0]).toHaveAccessibleName("Thursday, June 11");
  });

  it("may lie further ahead, never behind", async () => {
    const { user } = openForm();
    await user.click(await screen.findByRole("button", { name: "More dates" }));
    const calendar = within(await screen.findByRole("grid"));
    expect(calendar.getByRole("button", { name: /June 10/ })).toBeDisabled();
    expect(calendar.getByRole("button", { name: /June 11/ })).toBeEnabled();
    await user.click(calendar.getByRole("button", { name: /June 27/ }));
    expect(await screen.findByRole("button", { name: "Saturday, June 27" })).toBeInTheDocument();
  });
});

describe("the sentence", () => {
  it("is the game in words", async () => {
    const app = openForm();
    await fillIn(app);
    expect(screen.getByText("Saturday").closest("p")).toHaveTextContent("Saturday, 7:40 AM at Cypress Hollow, for 4");
    expect(await screen.findByText(/light for all 18 holes/)).toBeVisible();
  });
});
