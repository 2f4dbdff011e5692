import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aCourse, aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberPlace } from "../../kit/remembered-position.ts";
import { courseField, openForm, submit } from "./testing.ts";

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

const open = (hosted = [aTeeTimeCard(), last], teeTime: MockTreeChanges["teeTime"] = {}) =>
  openForm({
    teeTime,
    dashboard: { hosted: () => hosted },
    course: { list: ({ id }) => (id ? courses.filter((course) => course.id === id) : courses) },
  });

describe("the form of a golfer", () => {
  const withoutPlace = async () => {
    await waitFor(() => expect(screen.getByRole("radio", { name: "Saturday, June 13" })).toBeChecked());
    expect(screen.getByLabelText("Tee Time")).toHaveValue("08:00");
  };

  it("who is new starts on Saturday at eight, without a course", async () => {
    open([]);
    await courseField();
    await withoutPlace();
    expect(await courseField()).toHaveValue("");
  });

  it("who is new, at a known place, starts at the nearest course", async () => {
    rememberPlace({ position: { latitude: 37.77, longitude: -122.42 } });
    openForm({ course: { list: ({ near }) => (near ? courses.toReversed() : courses) } });
    await waitFor(async () => expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR"));
    await withoutPlace();
  });

  it("who has hosted starts at the last course; one press is enough", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const { user } = open([aTeeTimeCard(), last], { create });
    await waitFor(async () => expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR"));
    await user.click(submit());
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ courseId: idOf(101), date: "2026-06-13", time: "08:00" }));
  });

  it("who hosts on Wednesdays starts on the next one, at the same hour", async () => {
    open([last, { ...last, id: idOf(202), date: "2026-05-27" }]);
    await waitFor(() => expect(screen.getByRole("radio", { name: "Wednesday, June 17" })).toBeChecked());
    expect(screen.getByLabelText("Tee Time")).toHaveValue("14:20");
  });

  it("keeps what was filled in before the last course is known", async () => {
    let answer = (_: (typeof courses)[number][]): void => undefined;
    const known = new Promise<typeof courses>((resolve) => {
      answer = resolve;
    });
    openForm({
      dashboard: { hosted: () => [last] },
      course: { list: ({ id }) => (id ? known : courses) },
    });
    await courseField();
    fireEvent.change(screen.getByLabelText("Tee Time"), { target: { value: "09:30" } });
    answer(courses.slice(1));
    await waitFor(async () => expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR"));
    expect(screen.getByLabelText("Tee Time")).toHaveValue("09:30");
  });

  it("puts nothing into a field that is being typed into", async () => {
    let answer = (_: (typeof courses)[number][]): void => undefined;
    const known = new Promise<typeof courses>((resolve) => {
      answer = resolve;
    });
    const { user } = openForm({
      dashboard: { hosted: () => [last, { ...last, id: idOf(202), date: "2026-05-27" }] },
      course: { list: ({ id }) => (id ? known : courses) },
    });
    await user.click(await courseField());
    answer(courses.slice(1));
    expect(await screen.findByRole("option", { name: "Same as last time: 2:20 PM, Kestrel Bay" })).toBeVisible();
    await user.keyboard("Cyp");
    expect(await courseField()).toHaveValue("Cyp");
    await user.click(await screen.findByRole("option", { name: "Cypress Hollow - Monterey, CA" }));
    expect(await courseField()).toHaveValue("Cypress Hollow - Monterey, CA");
    expect(screen.getByRole("radio", { name: "Wednesday, June 17" })).toBeChecked();
  });
});

describe("the last game", () => {
  it("is repeated as a whole, on its weekday, by the first entry of the course list", async () => {
    const { user } = open();
    await waitFor(async () => expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR"));
    await user.click(await courseField());
    await user.click(await screen.findByRole("option", { name: "Same as last time: 2:20 PM, Kestrel Bay" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Wednesday, June 17" })).toBeChecked());
    expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR");
    expect(screen.getByLabelText("Tee Time")).toHaveValue("14:20");
    expect(screen.getByRole("combobox", { name: "Total Players" })).toHaveDisplayValue("3 players");
    expect(screen.getByRole("radio", { name: "Fun & casual" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Relaxed pace" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("textbox", { name: /Description/ })).toHaveValue("Two loops of the short course.");
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
  const AGAIN = "Same as last time: 2:20 PM, Kestrel Bay";
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
    rememberPlace({ position: home });
    const list = vi.fn(listed);
    const { user } = await openList(list);
    await waitFor(async () => expect(await groupOf("Recent")).toEqual([AGAIN, "Kestrel Bay - Bend, OR"]));
    expect(await groupOf("Nearest")).toEqual(["Bay Links - Alameda, CA"]);
    expect(await groupOf("More courses")).toEqual(["Alder Creek - Bend, OR", "Cypress Hollow - Monterey, CA"]);
    expect(list).toHaveBeenCalledWith({ near: home, limit: 8 });
    await user.click(screen.getByRole("option", { name: "Bay Links - Alameda, CA" }));
    expect(await courseField()).toHaveValue("Bay Links - Alameda, CA");
  });

  it("has no nearest courses where no place is known", async () => {
    await openList();
    expect(await groupOf("Recent")).toEqual([AGAIN, "Kestrel Bay - Bend, OR"]);
    expect(await groupOf("More courses")).toHaveLength(3);
    expect(screen.queryByRole("group", { name: "Nearest" })).not.toBeInTheDocument();
  });

  it("has no parts while searching", async () => {
    const { user } = await openList();
    await screen.findByRole("group", { name: "Recent" });
    await user.clear(await courseField());
    await user.type(await courseField(), "bend");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Recent" })).not.toBeInTheDocument());
    expect(screen.getByRole("option", { name: "Alder Creek - Bend, OR" })).toBeVisible();
  });
});
