import { fail } from "@fourball/domain/failure";
import { aRoundAttendance } from "@fourball/testkit/attendance-fixtures";
import { aCostCard, someCosts } from "@fourball/testkit/cost-fixtures";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aRoundRating } from "@fourball/testkit/round-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <layers.Costs teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const maya = { firstName: "Maya", lastName: "Okafor", profileImageUrl: null };
const jonas = { firstName: "Jonas", lastName: "Reyes", profileImageUrl: null };
const aShare = { id: idOf(500), cents: 2500, currency: "USD", friends: 0, paidAt: null, receivedAt: null } as const;

const card = async (name = "What it costs") => {
  const heading = await screen.findByRole("heading", { name });
  const section = heading.closest("section");
  if (!section) throw new Error("the heading is in a card");
  return within(section);
};
const dialog = async () => within(await screen.findByRole("dialog", { name: "What it costs" }));

describe("what a game costs", () => {
  it("is read with whom to pay what, who booked and the course's rule", async () => {
    openCard({ calls: { cost: { get: () => aCostCard() } } });
    const costs = await card();
    expect(costs.getByText("Green fee").parentElement).toHaveTextContent("Green fee$85.00 each");
    expect(costs.getByText("Pay $80.00 at the course and $25.00 to Maya.")).toBeVisible();
    expect(costs.getByText("Booked by Maya Okafor · Cancel free until 24 hours before.")).toBeVisible();
    expect(costs.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    [{ deposit: null }, "Pay $105.00 at the course."],
    [{ payee: "booker" } as const, "Pay Maya $105.00."],
    [{ bookedBy: { id: idOf(1), golfer: maya } }, "Each player pays $80.00 at the course and owes you $25.00."],
    [{ payee: "booker", bookedBy: { id: idOf(1), golfer: maya } } as const, "Each player owes you $105.00."],
  ])("with %o reads: %s", async (costs, sentence) => {
    openCard({ calls: { cost: { get: () => aCostCard({ costs: someCosts(costs) }) } } });
    expect((await card()).getByText(sentence)).toBeVisible();
  });

  it("is not there for others when the host said nothing", async () => {
    const get = vi.fn(() => aCostCard({ costs: null }));
    openCard({ calls: { cost: { get } } });
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(screen.queryByRole("heading", { name: "What it costs" })).not.toBeInTheDocument();
  });

  it("is said in all to a golfer who brings friends", async () => {
    const people = [aParticipation({ userId: idOf(1), friends: ["Robin Vale"] })];
    openCard({ game: { viewerStatus: "confirmed" }, people, calls: { cost: { get: () => aCostCard() } } });
    expect(await (await card()).findByText(/That's \$210\.00 for you and 1 friend\./)).toBeVisible();
  });

  it("can be said by the host, in dollars and cents", async () => {
    const set = vi.fn(() => aCostCard());
    const people = [aParticipation({ status: "confirmed", user: { ...aParticipation().user, ...jonas } })];
    const { user } = openTeeTime({ game: asHost, people, calls: { cost: { get: () => aCostCard({ costs: null }), set } } });
    await user.click(await screen.findByRole("button", { name: /^Costs/ }));
    const form = await dialog();
    await user.type(form.getByRole("textbox", { name: "Green fee" }), "85.50");
    await user.type(form.getByRole("textbox", { name: "Cart" }), "a lot");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Enter an amount, such as 85 or 85.50")).toBeVisible();
    expect(set).not.toHaveBeenCalled();
    await user.clear(form.getByRole("textbox", { name: "Cart" }));
    await user.selectOptions(form.getByRole("combobox", { name: "Booked by" }), "Jonas Reyes");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your group can see what it costs.")).toBeVisible();
    const amounts = { greenFee: 8550, cart: null, deposit: null };
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ ...amounts, payee: "shop", rule: "", bookedById: aParticipation().userId }),
    );
  });

  it("says at the field why it was refused, and asks before it is left unsaved", async () => {
    const set = () => fail("depositTooHigh", { path: ["deposit"] });
    const { user } = openTeeTime({ game: asHost, calls: { cost: { get: () => aCostCard(), set } } });
    await user.click(await screen.findByRole("button", { name: /^Costs/ }));
    const form = await dialog();
    expect(form.getByRole("textbox", { name: "Green fee" })).toHaveValue("85");
    const deposit = form.getByRole("textbox", { name: "Deposit" });
    await user.clear(deposit);
    await user.type(deposit, "500");
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(deposit).toHaveAccessibleDescription(/The deposit can't be more than green fee and cart/));
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep editing" }));
    expect(deposit).toHaveValue("500");
  });

  it("can be taken back by the host", async () => {
    const remove = vi.fn(() => aCostCard({ costs: null }));
    const { user } = openTeeTime({ game: asHost, calls: { cost: { get: () => aCostCard(), remove } } });
    await user.click(await screen.findByRole("button", { name: /^Costs/ }));
    await user.click((await dialog()).getByRole("button", { name: "Remove costs" }));
    expect(await screen.findByText("Costs removed")).toBeVisible();
    expect(remove).toHaveBeenCalledWith({ teeTimeId: idOf(200) });
  });
});

describe("settling after the round", () => {
  /** No golfer is left to be rated, so it is what comes first. */
  function openRound(cost: MockTreeChanges["cost"]) {
    const game = { status: "completed", viewerStatus: "confirmed" } as const;
    const rating = { round: () => aRoundRating({ golfers: [] }) };
    const attendance = { round: () => aRoundAttendance({ players: [] }) };
    return openTeeTime({
      game,
      calls: { cost, rating, attendance },
      part: (teeTime) => (
        <>
          <layers.After teeTime={teeTime} />
          <layers.Costs teeTime={teeTime} />
        </>
      ),
    });
  }
  const settling = () => card("Settle up");

  it("lets a golfer tick off what they owe, and undo it until it has arrived", async () => {
    let paidAt: string | null = null;
    let receivedAt: string | null = null;
    const get = () => aCostCard({ own: { ...aShare, paidAt, receivedAt, creditor: maya } });
    const tick = vi.fn(({ isTicked }: { isTicked: boolean }) => {
      paidAt = isTicked ? NOW : null;
      return get();
    });
    const { user } = openRound({ get, tick });
    const costs = await settling();
    expect(costs.getByText("You owe Maya Okafor $25.00")).toBeVisible();
    await user.click(costs.getByRole("button", { name: "I've paid" }));
    expect(await costs.findByText("You've paid. Maya hasn't confirmed it yet.")).toBeVisible();
    await user.click(costs.getByRole("button", { name: "Undo" }));
    expect(await costs.findByRole("button", { name: "I've paid" })).toBeVisible();
    expect(tick.mock.calls.map(([{ isTicked }]) => isTicked)).toEqual([true, false]);
    receivedAt = NOW;
    await user.click(costs.getByRole("button", { name: "I've paid" }));
    expect(await costs.findByText("Settled")).toBeVisible();
    expect(costs.queryByRole("button", { name: /paid|Undo/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "What it costs" })).not.toBeInTheDocument();
    await user.click(costs.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("All settled")).toBeVisible();
  });

  it("says for whom, where a golfer brought friends", async () => {
    const own = { ...aShare, cents: 5000, friends: 1, creditor: maya };
    const owed = [{ ...aShare, id: idOf(502), cents: 7500, friends: 2, golfer: jonas, guestName: null, remindedAt: null }];
    openRound({ get: () => aCostCard({ own, owed }) });
    const costs = await settling();
    expect(costs.getByText("You owe Maya Okafor $50.00 for you and 1 friend")).toBeVisible();
    expect(costs.getByText(/^Owes you \$75\.00, with 2 friends · Not paid yet$/)).toBeVisible();
  });

  it("shows a creditor who has paid, and lets them ask a player for less", async () => {
    const owed = [
      { ...aShare, paidAt: NOW, golfer: jonas, guestName: null, remindedAt: null },
      { ...aShare, id: idOf(501), golfer: null, guestName: "Robin Vale", remindedAt: null },
    ];
    const [tick, changeShare] = [vi.fn(() => aCostCard()), vi.fn(() => aCostCard())];
    const { user } = openRound({ get: () => aCostCard({ owed }), tick, changeShare });
    const rows = (await settling()).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining("Jonas ReyesOwes you $25.00 · Marked as paid by Jonas"),
      expect.stringContaining("Robin Vale (guest)Owes you $25.00 · Not paid yet"),
    ]);
    expect(screen.queryByRole("button", { name: "Change what Jonas Reyes owes" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Received from Jonas Reyes" }));
    expect(tick).toHaveBeenCalledWith({ shareId: idOf(500), tick: "received", isTicked: true });
    await user.click(screen.getByRole("button", { name: "Change what Robin Vale (guest) owes" }));
    const question = within(await screen.findByRole("alertdialog"));
    const amount = question.getByRole("textbox", { name: "What Robin Vale (guest) owes you" });
    await user.clear(amount);
    await user.click(question.getByRole("button", { name: "Save" }));
    expect(await question.findByText("Enter an amount, such as 85 or 85.50")).toBeVisible();
    await user.type(amount, "10");
    await user.click(question.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changeShare).toHaveBeenCalledWith({ shareId: idOf(501), cents: 1000 }));
  });

  it("reminds a golfer once a day, but no guest", async () => {
    let remindedAt: string | null = null;
    const get = () =>
      aCostCard({
        owed: [
          { ...aShare, golfer: jonas, guestName: null, remindedAt },
          { ...aShare, id: idOf(501), golfer: null, guestName: "Robin Vale", remindedAt: null },
        ],
      });
    const remind = vi.fn(() => {
      remindedAt = NOW;
      return get();
    });
    const { user } = openRound({ get, remind });
    const costs = await settling();
    expect(costs.getAllByRole("button", { name: /^Remind/ })).toHaveLength(1);
    await user.click(costs.getByRole("button", { name: "Remind Jonas Reyes" }));
    expect(await costs.findByText(/Reminded, not paid yet/)).toBeVisible();
    expect(remind).toHaveBeenCalledWith({ shareId: idOf(500) });
    expect(costs.queryByRole("button", { name: /^Remind/ })).not.toBeInTheDocument();
  });
});
