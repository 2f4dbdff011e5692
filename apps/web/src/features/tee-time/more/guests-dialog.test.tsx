import { fail } from "@fourball/domain/failure";
import { GUEST_RULES } from "@fourball/domain/guest/constants";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

async function openGuests(value: string, scene: Scene = {}) {
  const opened = openTeeTime({ ...scene, part: (teeTime) => <layers.More teeTime={teeTime} /> });
  await opened.user.click(await screen.findByRole("button", { name: `Guests ${value}` }));
  return opened;
}
const unlisted = { ...asHost, isPublic: false, inviteToken: "s3cret", guestRules: GUEST_RULES } as const;
const rule = (name: string) => screen.findByRole("switch", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what guests may do", () => {
  it("is chosen by the host of a private game, one switch at a time", async () => {
    let current = aTeeTimeDetail(unlisted);
    const edit = vi.fn((changes: object) => {
      current = aTeeTimeDetail({ ...unlisted, guestRules: { ...GUEST_RULES, ...current.guestRules, ...changes } });
      return current;
    });
    const { user } = await openGuests("Ask you first", { calls: { teeTime: { get: () => current, edit } } });
    expect(await rule("People with the link are in")).not.toBeChecked();
    await user.click(await rule("People with the link are in"));
    expect(await screen.findByText("Saved for guests")).toBeInTheDocument();
    expect(edit).toHaveBeenLastCalledWith({ teeTimeId: idOf(200), guestsAreIn: true });
    expect(await rule("People with the link are in")).toBeChecked();
    await user.click(await rule("No email needed"));
    await waitFor(() => expect(edit).toHaveBeenLastCalledWith({ teeTimeId: idOf(200), guestsNeedEmail: false }));
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("button", { name: "Guests In by the link" })).toHaveFocus();
  });

  it("turns guests away with one switch, and then has no others", async () => {
    const guestRules = { ...GUEST_RULES, takesGuests: false };
    await openGuests("Off", { game: { ...unlisted, guestRules } });
    expect(await rule("Take guests")).not.toBeChecked();
    expect(screen.getAllByRole("switch")).toHaveLength(1);
  });

  it("lets no guest in at once in a public game", async () => {
    await openGuests("Ask you first", { game: { ...asHost, guestRules: GUEST_RULES } });
    await rule("Take guests");
    expect(screen.queryByRole("switch", { name: "People with the link are in" })).not.toBeInTheDocument();
  });

  it("goes back when it can't be saved, and says why", async () => {
    const edit = () => fail("teeTimeStarted");
    const { user } = await openGuests("Ask you first", { game: unlisted, calls: { teeTime: { edit } } });
    await user.click(await rule("People with the link are in"));
    expect(await screen.findByRole("alert")).toHaveTextContent("This tee time has already started");
    expect(await rule("People with the link are in")).not.toBeChecked();
  });
});
