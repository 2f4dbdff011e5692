import { fail } from "@fourball/domain/failure";
import { CAUTION_RULES, REASON_RULES } from "@fourball/domain/tee-time/reasons/fit-of";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { AppearanceSection } from "../late-sections.tsx";

const reasons = () => screen.findByRole("switch", { name: "Why this group fits" });

describe("why groups fit", () => {
  it("is turned off at once, for all devices", async () => {
    let account = anAccount();
    const update = vi.fn((changes: object) => {
      account = { ...account, ...changes };
      return account;
    });
    const { user } = renderPart("/settings", <AppearanceSection />, { account: { current: () => account }, profile: { update } });
    expect(await reasons()).toBeChecked();
    await user.click(await reasons());
    expect(await reasons()).not.toBeChecked();
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ showsReasons: false }));
    expect(await reasons()).not.toBeChecked();
  });

  it("stays on where it can't be saved", async () => {
    const { user } = renderPart("/settings", <AppearanceSection />, {
      profile: {
        update: () => fail("serviceUnavailable"),
      },
    });
    await user.click(await reasons());
    expect(await screen.findByText("Service temporarily unavailable")).toBeInTheDocument();
    expect(await reasons()).toBeChecked();
  });

  it("says by which rules", async () => {
    const { user } = renderPart("/settings", <AppearanceSection />);
    await reasons();
    await user.click(screen.getByText("How it works"));
    const lists = [
      screen.getByText("Up to three reasons, these first:"),
      screen.getByText("And one thing to know before you ask:"),
    ];
    expect(lists.map(({ nextElementSibling }) => nextElementSibling?.children.length)).toEqual([
      Object.keys(REASON_RULES).length,
      Object.keys(CAUTION_RULES).length,
    ]);
    expect(screen.getByText("Everyone's handicap is within 6 of yours.")).toBeVisible();
  });
});
