import { Failure, unauthorized } from "@fourball/domain/failure";
import { aCourse, aTeeTimeDetail, idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../shared/session.ts";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

type App = ReturnType<typeof renderRoute>;
const open = (changes: MockTreeChanges = {}): App => renderRoute("/create", changes);
const courseField = () => screen.findByRole("combobox", { name: "Golf Course" });
const submit = () => screen.getByRole("button", { name: "Create Tee Time" });

async function chooseCourse({ user }: App): Promise<void> {
  await user.click(await courseField());
  await user.click(await screen.findByRole("option", { name: "Cypress Hollow - Monterey, CA" }));
}

async function fillIn(app: App): Promise<void> {
  await chooseCourse(app);
  await app.user.click(screen.getByRole("radio", { name: "Saturday, June 13" }));
  await app.user.type(screen.getByLabelText("Tee Time"), "07:40");
}

describe("the form", () => {
  it("starts as the specification says", async () => {
    open();
    expect(await courseField()).toHaveValue("");
    expect(screen.getByRole("combobox", { name: "Total Players" })).toHaveTextContent("4 players");
    expect(screen.getByRole("radio", { name: "Competitive round" })).toBeChecked();
    expect(screen.getByRole("switch", { name: "Public Tee Time" })).toBeChecked();
    expect(screen.getByText("Allow anyone to request to join your tee time")).toBeInTheDocument();
    expect(screen.getByLabelText("Tee Time")).toHaveAttribute("type", "time");
    expect(screen.getByText("0/1000")).toBeInTheDocument();
  });

  it("leads back to the marketplace", async () => {
    open();
    expect(await screen.findByRole("link", { name: "Back to Marketplace" })).toHaveAttribute("href", "/marketplace");
  });

  it("offers two, three or four players", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("combobox", { name: "Total Players" }));
    const counts = await screen.findAllByRole("option");
    expect(counts.map((each) => each.textContent)).toEqual(["2 players", "3 players", "4 players"]);
  });

  it("offers the six moods and the twelve preferences", async () => {
    open();
    const moods = within(await screen.findByRole("radiogroup", { name: "Mood & Vibe" })).getAllByRole("radio");
    expect(moods).toHaveLength(6);
    expect(within(screen.getAllByRole("group", { name: "Preferences" })[0] ?? document.body).getAllByRole("button")).toHaveLength(
      12,
    );
  });

  it("counts the description", async () => {
    const { user } = open();
    await user.type(await screen.findByRole("textbox", { name: /Description/ }), "Early start");
    expect(screen.getByText("11/1000")).toBeInTheDocument();
  });
});

describe("the golf course", () => {
  it("is on its way", async () => {
    const { user } = open({ course: { list: () => new Promise(() => undefined) } });
    await user.click(await courseField());
    expect(await screen.findByText("Loading courses...")).toBeInTheDocument();
  });

  it("cannot be chosen where there is none", async () => {
    const { user } = open({ course: { list: () => [] } });
    await user.click(await courseField());
    expect(await screen.findByText("No courses available")).toBeInTheDocument();
  });

  it("is searched for by the server", async () => {
    const kestrel = aCourse({ id: idOf(101), name: "Kestrel Bay", location: "Bend, OR" });
    const list = vi.fn(({ q }: { q?: string | undefined }) => (q === "kes" ? [kestrel] : [aCourse()]));
    const { user } = open({ course: { list } });
    await user.type(await courseField(), "kes");
    await user.click(await screen.findByRole("option", { name: "Kestrel Bay - Bend, OR" }));
    expect(await courseField()).toHaveValue("Kestrel Bay - Bend, OR");
    expect(list).toHaveBeenCalledWith({ q: "kes", limit: 50 });
  });
});

describe("a search that is not answered yet", () => {
  it("offers nothing that does not fit what is typed", async () => {
    const { user } = open({
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
    open();
    const days = within(await screen.findByRole("radiogroup", { name: "Date" })).getAllByRole("radio");
    expect(days[0]).toHaveAccessibleName("Thursday, June 11");
  });

  it("may lie further ahead, never behind", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "More dates" }));
    const calendar = within(await screen.findByRole("grid"));
    expect(calendar.getByRole("button", { name: /June 10/ })).toBeDisabled();
    expect(calendar.getByRole("button", { name: /June 11/ })).toBeEnabled();
    await user.click(calendar.getByRole("button", { name: /June 27/ }));
    expect(await screen.findByRole("button", { name: "Saturday, June 27" })).toBeInTheDocument();
  });
});

describe("the preview", () => {
  it("is the card that golfers will see", async () => {
    const app = open();
    await fillIn(app);
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview).toHaveTextContent("Cypress Hollow");
    expect(preview).toHaveTextContent("7:40");
    expect(preview).toHaveTextContent("Sat, Jun 13");
    expect(preview).toHaveTextContent("3 of 3 spots");
    await app.user.click(screen.getByRole("radio", { name: "Fun & casual" }));
    expect(preview).toHaveTextContent("Fun & casual");
  });
});

describe("sending it", () => {
  it("creates the tee time, says so and leads to the marketplace", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const app = open({ teeTime: { create } });
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

  it("says that it is under way", async () => {
    const app = open({ teeTime: { create: () => new Promise(() => undefined) } });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByRole("button", { name: "Creating..." })).toHaveAttribute("aria-disabled", "true");
  });

  it("names everything that is missing and leads to it", async () => {
    const create = vi.fn(() => aTeeTimeDetail());
    const { user } = open({ teeTime: { create } });
    await courseField();
    await user.click(submit());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole("link")
        .map((each) => each.textContent),
    ).toEqual(["Golf Course: Golf course is required", "Date: Date is required", "Tee Time: Time is required"]);
    await user.click(within(summary).getByRole("link", { name: /^Tee Time/ }));
    expect(screen.getByLabelText("Tee Time")).toHaveFocus();
    expect(screen.getByLabelText("Tee Time")).toHaveAccessibleDescription("Time is required");
    expect(create).not.toHaveBeenCalled();
  });

  it("takes a complaint back when the field is left mended", async () => {
    const app = open();
    await courseField();
    await app.user.click(submit());
    await screen.findByRole("alert");
    await app.user.type(screen.getByLabelText("Tee Time"), "07:40");
    await app.user.tab();
    await waitFor(() => expect(screen.queryByText("Time is required")).not.toBeInTheDocument());
    await app.user.click(screen.getByRole("radio", { name: "Saturday, June 13" }));
    await waitFor(() => expect(screen.queryByText("Date is required")).not.toBeInTheDocument());
  });

  it("puts the server's complaint beside its field and keeps what was filled in", async () => {
    const app = open({
      teeTime: {
        create: () => {
          throw new Failure("invalid", "Tee time must be in the future", {
            issues: [{ path: ["time"], message: "Tee time must be in the future" }],
          });
        },
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
    const app = open({
      teeTime: {
        create: () => {
          throw new Failure("too_many_requests", "Too many requests");
        },
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
    const app = open({
      teeTime: {
        create: () => {
          throw unauthorized();
        },
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
    const overlap = { teeTimeId: idOf(201), courseName: "Kestrel Bay", date: "2026-06-13", time: "09:00" };
    const app = open({ teeTime: { overlap: () => overlap } });
    await fillIn(app);
    expect(await screen.findByText("You have another game at about this time")).toBeInTheDocument();
    await app.user.click(submit());
    expect(await screen.findByText("Tee time created successfully!")).toBeInTheDocument();
  });
});

describe("a form that is left", () => {
  it("asks first, and is there again, as it was, on coming back", async () => {
    const app = open();
    await fillIn(app);
    await app.user.click(screen.getByRole("link", { name: "Back to Marketplace" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await app.user.click(question.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/marketplace"));

    await app.router.navigate({ to: "/create" });
    expect(await screen.findByText("We kept what you filled in.")).toBeInTheDocument();
    expect(await courseField()).toHaveValue("Cypress Hollow - Monterey, CA");
    expect(screen.getByLabelText("Tee Time")).toHaveValue("07:40");
    await app.user.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Tee Time")).toHaveValue("");
    expect(await courseField()).toHaveValue("");
  });

  it("asks nothing while it is untouched", async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole("link", { name: "Back to Marketplace" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
  });

  it("stays when the golfer keeps editing", async () => {
    const app = open();
    await chooseCourse(app);
    await app.user.click(screen.getByRole("link", { name: "Back to Marketplace" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(app.router.state.location.pathname).toBe("/create");
  });
});
