import { NOW } from "@fourball/testkit/fixtures";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseCourse, courseField, openForm } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const SUNSET = "Sunset 8:27 PM: the last full round starts at 4:25 PM";

/** Cypress Hollow, on a Saturday in June. */
async function chooseCourseAndDay(time = "") {
  const app = openForm();
  await chooseCourse(app);
  await app.user.click(screen.getByRole("radio", { name: "Saturday, June 13" }));
  if (time) fireEvent.change(screen.getByLabelText("Tee Time"), { target: { value: time } });
  return app;
}

describe("the light of the chosen day", () => {
  it("is known once a course is chosen", async () => {
    const app = openForm();
    await courseField();
    expect(screen.queryByText(/Sunset \d/)).not.toBeInTheDocument();
    await chooseCourse(app);
    expect(await screen.findByText(SUNSET)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says no more of an hour from which every hole has light", async () => {
    await chooseCourseAndDay("16:25");
    expect(await screen.findByText(SUNSET)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it.each([
    ["17:30", `${SUNSET}At 5:30 PM, there's light for about 13 holes of 18.`],
    ["20:10", `${SUNSET}At 8:10 PM, there's light for about 1 hole of 18.`],
    ["22:00", `${SUNSET}At 10:00 PM, you'd play after dark.`],
    ["04:30", "Sunrise 5:48 AMAt 4:30 AM, you'd tee off before sunrise."],
  ])("warns of %s", async (time, words) => {
    await chooseCourseAndDay(time);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("counts a relaxed group of four slower", async () => {
    const { user } = await chooseCourseAndDay();
    await user.click(await screen.findByRole("button", { name: "Relaxed pace" }));
    expect(await screen.findByText("Sunset 8:27 PM: the last full round starts at 3:55 PM")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Total Players" }), "3");
    expect(await screen.findByText(SUNSET)).toBeVisible();
  });
});
