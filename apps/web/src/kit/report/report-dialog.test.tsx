import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aProfile } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const sent = () => vi.fn(() => ({ id: idOf(700), sentAt: NOW }));

/** The dialog, opened from the menu of Maya's profile. */
async function openFromProfile(changes: MockTreeChanges = {}) {
  const profile = aProfile({ id: idOf(2), firstName: "Maya", lastName: "Okafor", coverImageUrl: "https://a.example/c.jpg" });
  const { user } = renderRoute(`/profile/${idOf(2)}`, { profile: { get: () => profile }, ...changes });
  await user.click(await screen.findByRole("button", { name: "More about Maya Okafor" }));
  await user.click(await screen.findByRole("menuitem", { name: "Report Maya Okafor" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Report Maya Okafor" })) };
}

describe("reporting a golfer", () => {
  it("asks for a reason, and for words where the list has none", async () => {
    const send = sent();
    const { user, dialog } = await openFromProfile({ report: { send } });
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(dialog.getByText("Choose a reason", { selector: "p, span, div" })).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole("combobox", { name: "Reason" }), "Something else");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(dialog.getByText("Tell us what happened")).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.type(dialog.getByRole("textbox", { name: /What happened/ }), "Sells lessons");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await screen.findByText("We got your report")).toBeInTheDocument();
    const about = { subject: "golfer", userId: idOf(2) };
    expect(send).toHaveBeenCalledExactlyOnceWith({ about, reason: "other", words: "Sells lessons" });
  });

  it("can be about the cover, and block the golfer too", async () => {
    const send = sent();
    const add = vi.fn(() => ({ endedRequests: 0, gamesTogether: 0 }));
    const { user, dialog } = await openFromProfile({ report: { send }, block: { add } });
    await user.selectOptions(dialog.getByRole("combobox", { name: "What's it about?" }), "Their cover photo");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Reason" }), "Inappropriate picture");
    await user.click(dialog.getByRole("checkbox", { name: /Also block Maya Okafor/ }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    await waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) }));
    const about = { subject: "picture", userId: idOf(2), picture: "cover" };
    expect(send).toHaveBeenCalledExactlyOnceWith({ about, reason: "picture", words: "" });
  });

  it("says why it was refused and keeps what was written", async () => {
    const { user, dialog } = await openFromProfile({
      report: {
        send: () => fail("reportsTooMany", { values: { most: 3 } }),
      },
    });
    await user.selectOptions(dialog.getByRole("combobox", { name: "Reason" }), "Spam or scam");
    await user.type(dialog.getByRole("textbox"), "Ads");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await screen.findByText("You can send 3 reports a day. Try again tomorrow.")).toBeInTheDocument();
    expect(dialog.getByRole("textbox")).toHaveValue("Ads");
  });
});

it("reports a game from its page", async () => {
  const send = sent();
  const { user } = openTeeTime({ calls: { report: { send } } });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Report this game" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this game" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Reason" }), "Unsafe behavior");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      about: { subject: "game", teeTimeId: idOf(200) },
      reason: "unsafe",
      words: "",
    }),
  );
});
