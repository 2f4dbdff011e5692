import { fail } from "@fourball/domain/failure";
import { UNTRUE } from "@fourball/domain/notification/why-untrue";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aDelivery } from "@fourball/testkit/round-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

type Answers = NonNullable<MockTreeChanges["admin"]>;

const renderAdmin = (admin: Answers, path = "/admin?tab=deliveries") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin });

const open = (deliveries: Answers["deliveries"], path?: string) => renderAdmin({ deliveries }, path);

describe("deliveries", () => {
  it("says to whom each went, by which way, and what became of it", async () => {
    const kept = aDelivery({ id: idOf(551), channel: "sms", state: "kept", attempts: 0, recipient: "Priya Shah" });
    const failed = aDelivery({ id: idOf(552), state: "failed", attempts: 8, lastError: "Mailbox unavailable" });
    open(() => ({ items: [aDelivery(), kept, failed], total: 3 }));
    const list = within(await screen.findByRole("region", { name: "Deliveries" }));
    const [first, second, third] = await list.findAllByRole("listitem");
    expect(first).toHaveTextContent("Jonas Reyes · Email · Join approved");
    expect(first?.querySelector("details")).toBeNull();
    expect(first).toHaveTextContent("Sent1 attempt");
    expect(first?.querySelector("time")).toHaveAttribute("datetime", NOW);
    expect(second).toHaveTextContent("Priya Shah · Text");
    expect(second).toHaveTextContent("Not sent: texts aren't set up");
    expect(third).toHaveTextContent("Failed: we've stopped trying8 attempts");
    expect(third).toHaveTextContent("Last error: Mailbox unavailable");
    expect(screen.getByText("1-3 of 3")).toBeVisible();
  });

  it("lists nothing before the first answer", async () => {
    open(() => new Promise<never>(() => undefined));
    const list = within(await screen.findByRole("region", { name: "Deliveries" }));
    expect(await list.findByRole("status")).toHaveTextContent("Loading");
    expect(list.queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("is rows on a phone, that unfold what became of each", async () => {
    onPhone();
    const failed = aDelivery({ state: "failed", attempts: 8, lastError: "Mailbox unavailable" });
    const { user } = open(() => ({ items: [failed], total: 1 }));
    const row = (await screen.findByText("Jonas Reyes")).closest("summary");
    expect(row).toHaveTextContent("Jonas ReyesEmail · Join approvedFailed");
    const rest = row?.closest("details");
    expect(rest).not.toHaveAttribute("open");
    await user.click(screen.getByText("Jonas Reyes"));
    expect(rest).toHaveAttribute("open");
    expect(rest).toHaveTextContent("Failed: we've stopped trying8 attempts");
    expect(screen.getByRole("button", { name: "Send again to Jonas Reyes" })).toBeVisible();
  });

  it("opens the text of a mail about the account under its subject", async () => {
    const message = { subject: "Reset your password", text: "We received a request." };
    const { user } = open(() => ({ items: [aDelivery({ kind: "password-reset", message })], total: 1 }));
    const subject = await screen.findByText("Reset your password");
    const details = subject.closest("details");
    expect(details).not.toHaveAttribute("open");
    await user.click(subject);
    expect(details).toHaveAttribute("open");
    expect(screen.getByText("We received a request.")).toBeVisible();
  });

  it("filters by state, which is in the address", async () => {
    const listEntries = vi.fn(() => ({ items: [aDelivery()], total: 1 }));
    const { user, router } = open(listEntries, "/admin?tab=deliveries&page=2");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Show deliveries" }), "Not sent");
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=deliveries&state=kept"));
    await waitFor(() => expect(listEntries).toHaveBeenLastCalledWith({ page: 1, state: "kept" }));
  });

  it("comes in pages", async () => {
    const listEntries = vi.fn(({ page }: { page?: number | undefined }) => ({
      items: Array.from({ length: page === 1 ? 25 : 6 }, (_, index) => aDelivery({ id: idOf(600 + index) })),
      total: 31,
    }));
    const { user } = open(listEntries);
    expect(await screen.findByText("1-25 of 31")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("26-31 of 31")).toBeVisible();
    expect(listEntries).toHaveBeenLastCalledWith({ page: 2 });
  });

  it("sends a failed one again, and shows that it waits", async () => {
    const failed = aDelivery({ state: "failed", attempts: 57, lastError: "Connection refused" });
    const waiting = { ...failed, state: "waiting" as const, attempts: 0 };
    const sendAgain = vi.fn(({ deliveryId }: { deliveryId: string }) => ({ deliveryId }));
    const { user } = renderAdmin({
      deliveries: () => ({ items: [sendAgain.mock.calls.length > 0 ? waiting : failed], total: 1 }),
      sendAgain,
    });
    await user.click(await screen.findByRole("button", { name: "Send again to Jonas Reyes" }));
    expect(await screen.findByText("We're sending the message to Jonas Reyes again")).toBeVisible();
    expect(sendAgain).toHaveBeenCalledWith({ deliveryId: failed.id });
    expect(await screen.findByText("Waiting to be sent")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send again to Jonas Reyes" })).toBeNull();
  });

  it("says why one can't be sent again", async () => {
    const { user } = renderAdmin({
      deliveries: () => ({ items: [aDelivery({ state: "failed", attempts: 57 })], total: 1 }),
      sendAgain: () => fail("deliveryUntrue", { values: { why: UNTRUE.started } }),
    });
    await user.click(await screen.findByRole("button", { name: "Send again to Jonas Reyes" }));
    expect(await screen.findByText("The game has started, so this isn't sent again")).toBeVisible();
  });

  it("sends all failed ones again after a question, only where those are shown", async () => {
    const sendAllAgain = vi.fn(() => ({ count: 12 }));
    const deliveries = () => ({ items: [aDelivery({ state: "failed", attempts: 57 })], total: 1 });
    const { user } = renderAdmin({ deliveries, sendAllAgain }, "/admin?tab=deliveries&state=failed");
    await user.click(await screen.findByRole("button", { name: "Send all again" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Send everything that failed in the last 7 days again?",
    });
    await user.click(within(question).getByRole("button", { name: "Send all again" }));
    expect(await screen.findByText("We're sending 12 messages again")).toBeVisible();
    expect(sendAllAgain).toHaveBeenCalledWith({ since: expect.stringMatching(/^\d{4}-.*Z$/) });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Show deliveries" }), "All");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Send all again" })).toBeNull());
  });

  it("is empty at first", async () => {
    open(() => ({ items: [], total: 0 }));
    expect(await screen.findByText("No messages yet")).toBeVisible();
    expect(screen.getByText("Emails, texts and push messages will show up here.")).toBeVisible();
  });

  it("sends the last failed one again, says that none is left, and keeps the focus in the list", async () => {
    const sendAgain = vi.fn(({ deliveryId }: { deliveryId: string }) => ({ deliveryId }));
    const deliveries = () =>
      sendAgain.mock.calls.length > 0
        ? { items: [], total: 0 }
        : { items: [aDelivery({ state: "failed", attempts: 57 })], total: 1 };
    const { user } = renderAdmin({ deliveries, sendAgain }, "/admin?tab=deliveries&state=failed");
    await user.click(await screen.findByRole("button", { name: "Send again to Jonas Reyes" }));
    expect(await screen.findByText("Nothing has failed")).toBeVisible();
    expect(screen.queryByText("Emails, texts and push messages will show up here.")).toBeNull();
    expect(screen.getByRole("region", { name: "Deliveries" })).toHaveFocus();
  });

  it("leads back from a page that it no longer has", async () => {
    const { user } = open(({ page }) => ({ items: page === 1 ? [aDelivery()] : [], total: 1 }), "/admin?tab=deliveries&page=7");
    await user.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(await screen.findByText("1-1 of 1")).toBeVisible();
  });

  it("shows an error when it cannot be loaded", async () => {
    open(() => fail("serviceUnavailable"));
    expect(await screen.findByText("Couldn't load this list")).toBeVisible();
  });
});
