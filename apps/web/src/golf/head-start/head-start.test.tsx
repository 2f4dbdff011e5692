import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAnsweredGolfer } from "@fourball/testkit/golfer-fixtures";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import type { TeeTimeValues } from "../form/form-values.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** At 2 PM in California, on the day of the tests. */
const first = { isPublic: false, opensToAllAt: "2026-06-11T21:00:00.000Z" } as const;
const partner = { answered: () => [anAnsweredGolfer()] };
const noGames = { items: [], nextCursor: null };

describe("Create", () => {
  const choice = () => screen.findByRole("group", { name: "Partners first" });
  const labels = (group: HTMLElement) =>
    within(group)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);

  async function openForm(create = vi.fn((_: TeeTimeValues) => aTeeTimeDetail()), answered = partner.answered) {
    const { user } = renderRoute("/create", { partner: { answered }, teeTime: { create, list: () => noGames } });
    await user.click(await screen.findByRole("combobox", { name: "Golf Course" }));
    await user.click(await screen.findByRole("option", { name: "Cypress Hollow - Monterey, CA" }));
    await user.click(screen.getByRole("radio", { name: "Saturday, June 13" }));
    fireEvent.change(screen.getByLabelText("Tee Time"), { target: { value: "07:40" } });
    return { user, create, submit: () => user.click(screen.getByRole("button", { name: "Create Tee Time" })) };
  }

  it("lets a host with partners show a game to them first", async () => {
    const { user, create, submit } = await openForm();
    expect(labels(await choice())).toEqual(["2 hours", "6 hours", "12 hours", "24 hours"]);
    await user.click(within(await choice()).getByRole("button", { name: "6 hours" }));
    await submit();
    await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ headStartHours: 6, isPublic: true })));
  });

  it("offers no more time than there is, and forgets what no longer fits", async () => {
    const { user, create, submit } = await openForm();
    await user.click(within(await choice()).getByRole("button", { name: "24 hours" }));
    await user.click(screen.getByRole("radio", { name: "Friday, June 12" }));
    await waitFor(async () => expect(labels(await choice())).toEqual(["2 hours", "6 hours", "12 hours"]));
    await submit();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[0].headStartHours).toBeUndefined();
  });

  it("has none for a private game", async () => {
    const { user, create, submit } = await openForm();
    await user.click(within(await choice()).getByRole("button", { name: "2 hours" }));
    await user.click(screen.getByRole("switch", { name: "Public Tee Time" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Partners first" })).not.toBeInTheDocument());
    await submit();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[0]).toMatchObject({ isPublic: false });
    expect(create.mock.calls[0]?.[0].headStartHours).toBeUndefined();
  });

  it("asks nothing of a host without partners", async () => {
    const answered = vi.fn(() => [anAnsweredGolfer({ isPartner: false })]);
    await openForm(undefined, answered);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByRole("group", { name: "Partners first" })).not.toBeInTheDocument();
  });
});

describe("the host of a game with a head start", () => {
  it("sees until when it runs, and opens it to everyone", async () => {
    let game = aTeeTimeDetail({ ...asHost, ...first, inviteToken: "s3cret" });
    const openNow = vi.fn(() => {
      game = aTeeTimeDetail(asHost);
      return game;
    });
    const { user } = openTeeTime({ calls: { teeTime: { get: () => game, openNow } } });
    expect(await screen.findByText("Everyone sees it from 11:00 PM GMT+2.")).toBeVisible();
    expect(screen.getByText("Partners only until 11:00 PM GMT+2")).toBeVisible();
    expect(await screen.findByText("Besides your partners, only people with this link can see your game.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Open to everyone now" }));
    expect(openNow).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
    expect(await screen.findByText("Everyone can see your game now")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Your partners see it/)).not.toBeInTheDocument());
  });

  it("isn't asked in the form whether it is public", async () => {
    const { user } = openTeeTime({ game: { ...asHost, ...first }, path: `/tee-times/${idOf(200)}?edit=true` });
    expect(await screen.findByRole("dialog", { name: "Edit Tee Time" })).toBeVisible();
    expect(screen.queryByRole("switch", { name: "Public Tee Time" })).not.toBeInTheDocument();
    expect(user).toBeDefined();
  });
});

describe("a partner", () => {
  it("finds the game in a section of its own, above the others", async () => {
    const game = aTeeTimeCard(first);
    renderRoute("/marketplace", { teeTime: { list: () => noGames, fromPartners: () => [game] } });
    const section = within(await screen.findByRole("region", { name: "From your partners" }));
    expect(section.getByText("Partners only until 11:00 PM GMT+2")).toBeVisible();
    expect(section.getByRole("link", { name: /^View tee time: Cypress Hollow/ })).toBeVisible();
  });

  it("sees no such section while looking for something else, or where there is nothing", async () => {
    const fromPartners = vi.fn(() => [aTeeTimeCard(first)]);
    const { router } = renderRoute("/marketplace?filter=today", { teeTime: { list: () => noGames, fromPartners } });
    expect(await screen.findByRole("heading", { name: "Available Tee Times" })).toBeVisible();
    expect(fromPartners).not.toHaveBeenCalled();
    fromPartners.mockReturnValue([]);
    await router.navigate({ to: "/marketplace", search: {} });
    await waitFor(() => expect(fromPartners).toHaveBeenCalled());
    expect(screen.queryByRole("region", { name: "From your partners" })).not.toBeInTheDocument();
  });

  it("sees on the page until when, and nothing of the host's", async () => {
    openTeeTime({ game: first });
    expect(await screen.findByText("Partners only until 11:00 PM GMT+2")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open to everyone now" })).not.toBeInTheDocument();
  });
});
