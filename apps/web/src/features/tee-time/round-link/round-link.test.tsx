import { fail } from "@fourball/domain/failure";
import { NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <layers.More teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const playing = { viewerStatus: "confirmed" } as const;
const field = () => screen.findByRole("textbox", { name: "Link to my round" });

describe("sharing a round", () => {
  it("makes a link that one can send, and stops it after a question", async () => {
    let path: string | null = null;
    const roundLink = {
      own: () => ({ path }),
      create: () => {
        path = "/round#id=1&token=2";
        return { path };
      },
      revoke: () => {
        path = null;
        return { path };
      },
    };
    const { user } = openCard({ game: playing, calls: { roundLink } });
    await user.click(await screen.findByRole("button", { name: /^Share my round/ }));
    await user.click(await screen.findByRole("button", { name: "Create link" }));
    expect(await field()).toHaveValue(`${window.location.origin}/round#id=1&token=2`);
    const safety = screen.getByRole("link", { name: "How to play safely" });
    await waitFor(() => expect(safety).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Send link" }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/round#id=1&token=2`);
    await user.click(screen.getByRole("button", { name: "Stop sharing" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Stop sharing your round?" }));
    await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
    expect(await screen.findByRole("button", { name: "Create link" })).toBeVisible();
    await waitFor(() => expect(safety).toHaveFocus());
  });

  it("says when there is no link", async () => {
    const create = () => fail("roundOver");
    const { user } = openCard({ game: playing, calls: { roundLink: { create } } });
    await user.click(await screen.findByRole("button", { name: /^Share my round/ }));
    await user.click(await screen.findByRole("button", { name: "Create link" }));
    expect(await screen.findByText("This round is over")).toBeVisible();
  });

  it.each([
    ["a golfer who only asked", { viewerStatus: "pending" }],
    ["a stranger", { viewerStatus: null }],
    ["a player of a cancelled game", { ...playing, status: "cancelled" }],
    ["a player of a round that ended hours ago", { ...playing, status: "completed", teeOffAt: "2026-06-11T05:00:00.000Z" }],
  ] as const)("is not for %s", async (_, game) => {
    openTeeTime({ game });
    expect(await screen.findByRole("heading", { name: /Players/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Share my round/ })).not.toBeInTheDocument();
  });
});
