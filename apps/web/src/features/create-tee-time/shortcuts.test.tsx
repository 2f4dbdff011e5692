import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse, aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberPosition } from "../../shared/remembered-position.ts";
import { courseField, openForm } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const last = aTeeTimeCard({
  id: idOf(201),
  courseId: idOf(101),
  course: { ...aTeeTimeCard().course, name: "Kestrel Bay" },
  date: "2026-06-03",
  time: "14:20",
  totalSlots: 3,
  mood: "casual",
  preferences: ["Relaxed pace"],
  description: "Two loops of the short course.",
  createdAt: "2026-06-02T12:00:00.000Z",
});
const courses = [aCourse(), aCourse({ id: idOf(101), name: "Kestrel Bay", location: "Bend, OR" })];

const open = (hosted = [aTeeTimeCard(), last]) =>
  openForm({
    dashboard: { hosted: () => hosted },
    course: { list: ({ id }) => (id ? courses.filter((course) => course.id === id) : courses) },
  });

describe("shortcuts", () => {
  it("set the next Saturday morning", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Sat, Jun 13, 8:00 AM" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Saturday, June 13" })).toBeChecked());
    expect(screen.getByLabelText("Tee Time")).toHaveValue("08:00");
  });

  it("repeat the last game on the same weekday", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Repeat last game" }));
    await waitFor(async () => expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR"));
    expect(screen.getByRole("radio", { name: "Wednesday, June 17" })).toBeChecked();
    expect(screen.getByLabelText("Tee Time")).toHaveValue("14:20");
    expect(screen.getByRole("combobox", { name: "Total Players" })).toHaveDisplayValue("3 players");
    expect(screen.getByRole("radio", { name: "Fun & casual" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Relaxed pace" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("textbox", { name: /Description/ })).toHaveValue("Two loops of the short course.");
  });

  it("offer the courses of one's own games, the last first", async () => {
    const { user } = open();
    const list = within(await screen.findByRole("list", { name: "Shortcuts" }));
    await list.findByRole("button", { name: "Kestrel Bay" });
    expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Repeat last game",
      "Sat, Jun 13, 8:00 AM",
      "Kestrel Bay",
      "Cypress Hollow",
    ]);
    await user.click(list.getByRole("button", { name: "Cypress Hollow" }));
    await waitFor(async () => expect(await courseField()).toHaveValue("Cypress Hollow - Monterey, CA"));
  });

  it("repeat nothing for a golfer who has not hosted yet", async () => {
    open([]);
    await screen.findByRole("button", { name: "Sat, Jun 13, 8:00 AM" });
    expect(screen.queryByRole("button", { name: "Repeat last game" })).not.toBeInTheDocument();
  });
});

describe("preferences", () => {
  it("that contradict each other take each other's place", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Advanced" }));
    await user.click(screen.getByRole("button", { name: "Beginner friendly" }));
    await user.click(screen.getByRole("button", { name: "Gimmes ok" }));
    const pressed = within(screen.getAllByRole("group", { name: "Preferences" })[0] ?? document.body)
      .getAllByRole("button", { pressed: true })
      .map(({ textContent }) => textContent);
    expect(pressed).toEqual(["Beginner friendly", "Gimmes ok"]);
  });
});

describe("the course list", () => {
  const known = [
    aCourse({ id: idOf(103), name: "Alder Creek", location: "Bend, OR" }),
    aCourse({ id: idOf(104), name: "Bay Links", location: "Alameda, CA" }),
    ...courses,
  ];
  const home = { latitude: 37.77, longitude: -122.42 };
  const listed = ({ id, near }: { id?: string | undefined; near?: object | undefined }) => {
    if (id) return known.filter((course) => course.id === id);
    return near ? known.filter((course) => course.id === idOf(104) || course.id === idOf(101)) : known;
  };

  const groupOf = async (name: string) =>
    within(await screen.findByRole("group", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);

  async function openList(list = listed) {
    const app = openForm({ dashboard: { hosted: () => [last] }, course: { list } });
    await app.user.click(await courseField());
    return app;
  }

  it("starts with recent courses, then those near home, then the rest", async () => {
    rememberPosition(home);
    const list = vi.fn(listed);
    const { user } = await openList(list);
    await waitFor(async () => expect(await groupOf("Recent")).toEqual(["Kestrel Bay - Bend, OR"]));
    expect(await groupOf("Nearest")).toEqual(["Bay Links - Alameda, CA"]);
    expect(await groupOf("More courses")).toEqual(["Alder Creek - Bend, OR", "Cypress Hollow - Monterey, CA"]);
    expect(list).toHaveBeenCalledWith({ near: home, limit: 8 });
    await user.click(screen.getByRole("option", { name: "Bay Links - Alameda, CA" }));
    expect(await courseField()).toHaveValue("Bay Links - Alameda, CA");
  });

  it("has no nearest courses where no place is known", async () => {
    await openList();
    expect(await groupOf("Recent")).toEqual(["Kestrel Bay - Bend, OR"]);
    expect(await groupOf("More courses")).toHaveLength(3);
    expect(screen.queryByRole("group", { name: "Nearest" })).not.toBeInTheDocument();
  });

  it("has no parts while searching", async () => {
    const { user } = await openList();
    await screen.findByRole("group", { name: "Recent" });
    await user.type(await courseField(), "bend");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Recent" })).not.toBeInTheDocument());
    expect(screen.getByRole("option", { name: "Alder Creek - Bend, OR" })).toBeVisible();
  });
});
