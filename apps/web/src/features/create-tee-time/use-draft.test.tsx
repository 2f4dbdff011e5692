import { NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseCourse, courseField, fillIn, openForm } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a draft of the form", () => {
  it("confirms leaving, and restores the input on coming back", async () => {
    const app = openForm();
    await fillIn(app);
    await app.user.click(screen.getByRole("link", { name: "Back to Marketplace" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await app.user.click(question.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/marketplace"));

    await app.router.navigate({ to: "/create" });
    expect(await screen.findByText("We kept your draft.")).toBeInTheDocument();
    expect(await courseField()).toHaveValue("Cypress Hollow - Monterey, CA");
    expect(screen.getByLabelText("Tee Time")).toHaveValue("07:40");
    await app.user.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Tee Time")).toHaveValue("08:00");
    expect(await courseField()).toHaveValue("");
  });

  it("leaves without a confirmation while untouched", async () => {
    const { user, router } = openForm();
    await user.click(await screen.findByRole("link", { name: "Back to Marketplace" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
  });

  it("stays when the golfer keeps editing", async () => {
    const app = openForm();
    await chooseCourse(app);
    await app.user.click(screen.getByRole("link", { name: "Back to Marketplace" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(app.router.state.location.pathname).toBe("/create");
  });
});
