import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { aRequest, asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

type Decided = ReturnType<MockTree["participation"]["decide"]>;

/** A game in which Priya wants in; `decide` is the server, which may store what has become of the request. */
function openWithRequest(decide: (store: (people: Participation[]) => void, input: unknown) => Decided) {
  let people = [aRequest()];
  const store = (changed: Participation[]) => {
    people = changed;
  };
  const participation = { decide: (input: unknown) => decide(store, input), list: () => people };
  return openTeeTime({ game: { ...asHost, pendingCount: 1 }, calls: { participation } });
}

const press = async ({ user }: ReturnType<typeof openTeeTime>, answer: string) =>
  user.click(await screen.findByRole("button", { name: `${answer} Priya Shah` }));

describe("the host of a game that golfers want in", () => {
  it("sees requests with their message and overlapping game", async () => {
    const request = aRequest({ message: "I play quickly", overlaps: true });
    openTeeTime({ game: { ...asHost, pendingCount: 1 }, people: [request] });
    const row = (await screen.findByRole("link", { name: "Priya Shah" })).closest("li");
    expect(row).toHaveTextContent("I play quickly");
    expect(row).toHaveTextContent("Has another game at about this time");
  });

  it.each([
    ["Approve", "confirmed"],
    ["Decline", "declined"],
  ] as const)("answers with %s", async (answer, status) => {
    const decided = vi.fn();
    const app = openWithRequest((store, input) => {
      decided(input);
      store([aRequest({ status })]);
      return aRequest({ status });
    });
    await press(app, answer);
    expect(await screen.findByText("Participant status updated successfully")).toBeInTheDocument();
    expect(decided).toHaveBeenCalledExactlyOnceWith({ participantId: idOf(301), from: "pending", status });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Approve/ })).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Undo for Priya Shah" })).toBeVisible();
  });

  it("sees why it failed", async () => {
    const app = openWithRequest(() => fail("noSpotsLeft"));
    await press(app, "Approve");
    expect(await screen.findByText("Failed to update participant status")).toBeInTheDocument();
    expect(await screen.findByText("No spots left")).toBeInTheDocument();
  });

  it("sees the new status of a request that changed in the meantime", async () => {
    const app = openWithRequest((store) => {
      store([aRequest({ status: "confirmed" })]);
      return fail("requestChanged");
    });
    await press(app, "Decline");
    expect(await screen.findByText("This request has changed since you opened it")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Remove Priya Shah" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Decline Priya Shah" })).not.toBeInTheDocument();
  });

  it("no longer sees a request that was withdrawn in the meantime", async () => {
    const app = openWithRequest((store) => {
      store([]);
      return fail("requestNotFound");
    });
    await press(app, "Approve");
    await waitFor(() => expect(screen.queryByText("Priya Shah")).not.toBeInTheDocument());
    expect(screen.getByText("Request not found")).toBeInTheDocument();
  });

  it("is led to sign in when the session has ended", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const app = openWithRequest(() => fail("unauthorized"));
    await press(app, "Decline");
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });

  it("cannot approve without an open spot, and sees why", async () => {
    openTeeTime({ game: { ...asHost, confirmedCount: 3, pendingCount: 1 }, people: [aRequest()] });
    const approve = await screen.findByRole("button", { name: "Approve Priya Shah: no spots left" });
    expect(approve).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Full")).toBeVisible();
  });

  it("says hello to a golfer who is in, and keeps the focus there", async () => {
    const app = openWithRequest((store) => {
      store([aRequest({ status: "confirmed" })]);
      return aRequest({ status: "confirmed" });
    });
    await press(app, "Approve");
    const hello = await screen.findByRole("link", { name: "Say hello to Priya" });
    expect(hello).toHaveAttribute("href", `/tee-times/${idOf(200)}?view=chat&hello=Priya`);
    await waitFor(() => expect(hello).toHaveFocus());
    expect(screen.getByText("Priya is in")).toBeVisible();
  });

  it("keeps the focus on the page when the last answer folds", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true });
    const app = openWithRequest((store) => {
      store([aRequest({ status: "confirmed" })]);
      return aRequest({ status: "confirmed" });
    });
    await press(app, "Approve");
    await screen.findByText("Priya is in");
    await act(() => vi.advanceTimersByTimeAsync(8280));
    await waitFor(() => expect(screen.queryByText("Priya is in")).not.toBeInTheDocument());
    expect(screen.getByRole("region", { name: "Manage Your Tee Time" })).toHaveFocus();
  });
});
