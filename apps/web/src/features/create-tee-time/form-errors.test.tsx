import { NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseCourse, courseField, fillIn, openForm, setTime, submit } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Submits the form, complete but for the course and the time. */
async function submitWithoutCourseAndTime(create = vi.fn(() => aTeeTimeDetail())) {
  const app = openForm({ teeTime: { create } });
  await courseField();
  setTime("");
  await app.user.click(submit());
  const box = await screen.findByRole("alert");
  await waitFor(() => expect(box).toHaveFocus());
  return { ...app, app, box, create };
}

const entries = (box: HTMLElement) =>
  within(box)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the box of what is missing", () => {
  it("leads to each field", async () => {
    const { box, user } = await submitWithoutCourseAndTime();
    expect(box).toHaveTextContent("Almost there");
    await user.click(within(box).getByRole("link", { name: "Time is required" }));
    expect(screen.getByLabelText("Tee Time")).toHaveFocus();
  });

  it("says what is done since, in its place, and keeps the focus where it is", async () => {
    const { box, user } = await submitWithoutCourseAndTime();
    await user.click(screen.getByLabelText("Tee Time"));
    setTime("07:40");
    await within(box).findByText("Tee Time");
    expect(within(box).getAllByRole("listitem")[1]).toHaveTextContent("Tee Time, done");
    expect(within(box).getByRole("link", { name: "Golf course is required" })).toBeVisible();
    expect(screen.getByLabelText("Tee Time")).toHaveFocus();
    setTime("");
    await within(box).findByRole("link", { name: "Time is required" });
  });

  it("is all set once everything is mended, and goes at the next scroll", async () => {
    const { app, box } = await submitWithoutCourseAndTime();
    await fillIn(app);
    await within(box).findByText("All set");
    expect(box).toHaveRole("status");
    expect(entries(box)).toHaveLength(2);
    fireEvent.scroll(document);
    await waitFor(() => expect(box).not.toBeInTheDocument());
  });

  it("goes at a scroll in the moment in which everything is mended", async () => {
    const { app, box } = await submitWithoutCourseAndTime();
    new MutationObserver((_changes, observer) => {
      if (box.role !== "status") return;
      observer.disconnect();
      fireEvent.scroll(document);
    }).observe(box, { attributes: true });
    await fillIn(app);
    await waitFor(() => expect(box).not.toBeInTheDocument());
  });

  it("opens again where a field becomes wrong while it folds", async () => {
    const { app, box } = await submitWithoutCourseAndTime();
    await fillIn(app);
    await within(box).findByText("All set");
    fireEvent.scroll(document);
    expect(box).toHaveStyle({ height: "0" });
    setTime("");
    await within(box).findByRole("link", { name: "Time is required" });
    expect(box).not.toHaveAttribute("style");
  });

  it("stays until the form is sent, so that nothing moves under a press", async () => {
    const { app, user, box, create } = await submitWithoutCourseAndTime();
    await fillIn(app);
    await within(box).findByText("All set");
    await user.pointer({ keys: "[MouseLeft>]", target: submit() });
    expect(box).toBeVisible();
    await user.pointer({ keys: "[/MouseLeft]", target: submit() });
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });

  it("names only what is still missing at the next try, and takes the focus again", async () => {
    const { app, user } = await submitWithoutCourseAndTime();
    await chooseCourse(app);
    await user.click(submit());
    await waitFor(() => expect(entries(screen.getByRole("alert"))).toEqual(["Time is required"]));
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});
