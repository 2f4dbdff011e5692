import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aBlockedGolfer, aProfile } from "@fourball/testkit/golfer-fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const jonas = aBlockedGolfer({ userId: idOf(3), firstName: "Jonas", lastName: "Reyes" });

describe("blocking from a profile", () => {
  const profile = `/profile/${idOf(2)}`;

  it("says what it does, blocks, and leads to the marketplace", async () => {
    let isBlocked = false;
    const add = vi.fn(() => {
      isBlocked = true;
      return { endedRequests: 1, gamesTogether: 2 };
    });
    const { user, router } = renderRoute(profile, {
      block: { add },
      profile: {
        get: () => {
          if (isBlocked) return fail("profileNotFound");
          return aProfile();
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "More about Maya Okafor" }));
    await user.click(await screen.findByRole("menuitem", { name: "Block Maya Okafor" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Block Maya Okafor?" }));
    expect(dialog.getByText(/You won't see each other's profiles and games anymore/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Block" }));
    expect(await screen.findByText("You blocked Maya Okafor")).toBeVisible();
    expect(screen.getByText(/^An open request between you ended. You're still in 2 games together/)).toBeVisible();
    expect(add).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) });
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
  });

  it("is not for visitors, nor for oneself", async () => {
    renderRoute(profile, { account: signedOut });
    await screen.findByRole("heading", { name: "Maya Okafor" });
    expect(screen.queryByRole("button", { name: /^More about/ })).not.toBeInTheDocument();
  });

  it("stays open when it fails, and says why", async () => {
    const { user } = renderRoute(profile, {
      block: {
        add: () => fail("golferNotFound"),
      },
    });
    await user.click(await screen.findByRole("button", { name: "More about Maya Okafor" }));
    await user.click(await screen.findByRole("menuitem", { name: "Block Maya Okafor" }));
    await user.click(await screen.findByRole("button", { name: "Block" }));
    expect(await screen.findByText("Couldn't block this golfer")).toBeVisible();
    expect(screen.getByText("Golfer not found")).toBeVisible();
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });
});

describe("the players of a game", () => {
  it("each have a menu, but the viewer", async () => {
    openTeeTime({ people: [aParticipation(), aParticipation({ id: idOf(302), userId: idOf(1) })] });
    expect(await screen.findByRole("button", { name: "More about Maya Okafor" })).toBeVisible();
    expect(await screen.findAllByRole("button", { name: "More about Jonas Reyes" })).toHaveLength(1);
  });

  it("have a spot without a name when the viewer blocked them", async () => {
    openTeeTime({ game: { hasBlockedPlayer: true, confirmedCount: 1 }, people: [] });
    expect(await screen.findByText("Someone you blocked")).toBeVisible();
    expect(screen.getAllByText("Open slot")).toHaveLength(2);
  });

  it("have a spot without a name when they blocked the viewer, which nothing says", async () => {
    openTeeTime({ game: { confirmedCount: 1, offeredCount: 2 }, people: [] });
    expect(await screen.findByText("A golfer")).toBeVisible();
    expect(screen.queryByText("Someone you blocked")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Tee Time Full" })).toBeVisible();
  });

  it("can be unblocked there", async () => {
    const remove = vi.fn(() => ({ userId: idOf(3) }));
    const { user } = openTeeTime({ calls: { block: { list: () => [jonas], remove } } });
    await user.click(await screen.findByRole("button", { name: "More about Jonas Reyes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Unblock Jonas Reyes" }));
    expect(await screen.findByText("You unblocked Jonas Reyes")).toBeVisible();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ userId: idOf(3) });
  });
});

describe("joining a game in which a blocked golfer plays", () => {
  const warning = "Someone you blocked is in this game";

  it("asks first on a card, and can be called off", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    const { user } = renderRoute("/marketplace", {
      teeTime: { list: () => ({ items: [aTeeTimeCard({ hasBlockedPlayer: true })], nextCursor: null }), join },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: warning }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(join).not.toHaveBeenCalled();
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    await user.click(await screen.findByRole("button", { name: "Request anyway" }));
    await waitFor(() => expect(join).toHaveBeenCalledOnce());
  });

  it("is warned of beside the button, also of the waitlist", async () => {
    openTeeTime({ game: { hasBlockedPlayer: true, totalSlots: 2 } });
    expect(await screen.findByRole("button", { name: "Join the waitlist" })).toBeVisible();
    expect(screen.getByText(warning)).toBeVisible();
  });

  it("is not warned of in a game of which one is part", async () => {
    openTeeTime({ game: { hasBlockedPlayer: true, viewerStatus: "confirmed" } });
    expect(await screen.findByText("Jonas Reyes")).toBeVisible();
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });
});

describe("the blocked golfers in the settings", () => {
  it("are listed, and unblocked there, with the focus on what is left", async () => {
    let blocked = [jonas];
    const { user } = renderRoute("/settings#blocked", {
      block: {
        list: () => blocked,
        remove: ({ userId }) => {
          blocked = [];
          return { userId };
        },
      },
    });
    expect(await screen.findByText("You blocked 1 golfer.")).toBeVisible();
    expect(screen.getByText("Jonas Reyes")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Unblock Jonas Reyes" }));
    expect(await screen.findByText("You haven't blocked anyone.")).toHaveFocus();
    expect(screen.queryByText("Jonas Reyes")).not.toBeInTheDocument();
  });

  it("can be retried when they can't be loaded", async () => {
    const list = vi.fn(() => [jonas]);
    list.mockImplementationOnce(() => {
      throw new Error("down");
    });
    const { user } = renderRoute("/settings#blocked", { block: { list } });
    expect(await screen.findByText("Couldn't load the golfers you blocked")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Jonas Reyes")).toBeVisible();
  });
});
