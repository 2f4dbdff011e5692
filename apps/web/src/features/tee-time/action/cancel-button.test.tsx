import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function ask(cancel: MockTree["teeTime"]["cancel"]) {
  const app = openTeeTime({ game: asHost, calls: { teeTime: { cancel } } });
  await app.user.click(await screen.findByRole("button", { name: "Cancel Tee Time" }));
  return { ...app, dialog: within(await screen.findByRole("alertdialog", { name: "Cancel Tee Time" })) };
}

const cancelled = () => aTeeTimeDetail({ ...asHost, status: "cancelled" });

describe("cancelling a tee time", () => {
  it("confirms first, with the specified text", async () => {
    const { dialog } = await ask(cancelled);
    expect(
      dialog.getByText(
        "Are you sure you want to cancel this tee time? This action cannot be undone and all participants will be notified.",
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Keep Tee Time" })).toHaveFocus());
  });

  it("does nothing when the host keeps it", async () => {
    const cancel = vi.fn(cancelled);
    const { user, dialog } = await ask(cancel);
    await user.click(dialog.getByRole("button", { name: "Keep Tee Time" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(cancel).not.toHaveBeenCalled();
  });

  it("shows a toast, sends the reason and navigates to the marketplace", async () => {
    const cancel = vi.fn(cancelled);
    const { user, dialog, router } = await ask(cancel);
    await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "Lightning");
    await user.click(dialog.getByRole("button", { name: "Cancel Tee Time" }));
    expect(await screen.findByText("Tee time cancelled successfully")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
    expect(cancel).toHaveBeenCalledWith({ teeTimeId: idOf(200), reason: "Lightning" });
  });

  it("does not send a reason of more than 200 characters", async () => {
    const cancel = vi.fn(cancelled);
    const { user, dialog } = await ask(cancel);
    await user.click(dialog.getByRole("textbox", { name: /Reason/ }));
    await user.paste("x".repeat(201));
    await user.click(dialog.getByRole("button", { name: "Cancel Tee Time" }));
    expect(dialog.getByText("Reason must be 200 characters or less")).toBeInTheDocument();
    expect(cancel).not.toHaveBeenCalled();
  });

  it("keeps the question open when it fails, and says why", async () => {
    const { user, dialog } = await ask(() => fail("teeTimeStarted"));
    await user.click(dialog.getByRole("button", { name: "Cancel Tee Time" }));
    expect(await screen.findByText("Failed to cancel tee time")).toBeInTheDocument();
    expect(await dialog.findByText("This tee time has already started")).toBeInTheDocument();
  });

  it("shows the game as it is now when it fails", async () => {
    let current = aTeeTimeDetail(asHost);
    const { user } = openTeeTime({
      calls: {
        teeTime: {
          get: () => current,
          cancel: () => {
            current = cancelled();
            return fail("teeTimeStarted");
          },
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Cancel Tee Time" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel Tee Time" }));
    await user.click(dialog.getByRole("button", { name: "Cancel Tee Time" }));
    expect(await screen.findByRole("heading", { name: "Cancelled" })).toBeInTheDocument();
    expect(screen.getByText("Failed to cancel tee time")).toBeInTheDocument();
  });

  it("leads to sign-in when the session has ended", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { user, dialog } = await ask(() => fail("unauthorized"));
    await user.click(dialog.getByRole("button", { name: "Cancel Tee Time" }));
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });
});
