import { GUEST_RULES } from "@fourball/domain/guest/constants";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <layers.Invite teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const unlisted = { ...asHost, isPublic: false, inviteToken: "s3cret", guestRules: GUEST_RULES } as const;
const link = () => screen.findByRole("textbox", { name: "Invite link" });

describe("the invite link of a private tee time", () => {
  it("is for its host", async () => {
    openCard({ game: unlisted });
    expect(await link()).toHaveValue(`${window.location.origin}/tee-times/${idOf(200)}?invite=s3cret`);
  });

  it("is shown to the host only", async () => {
    openTeeTime({ game: { isPublic: false } });
    expect(await screen.findByText("Private")).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "Invite link" })).not.toBeInTheDocument();
  });

  it("is copied", async () => {
    const { user } = openCard({ game: unlisted });
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain("?invite=s3cret");
  });

  it("says when it cannot be copied", async () => {
    const { user } = openCard({ game: unlisted });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copy Failed")).toBeInTheDocument();
    expect(screen.getByText("Failed to copy link. Please try again.")).toBeInTheDocument();
  });

  it("is renewed after a question", async () => {
    let current = aTeeTimeDetail(unlisted);
    const { user } = openCard({
      calls: {
        teeTime: {
          get: () => current,
          renewInvite: () => {
            current = aTeeTimeDetail({ ...unlisted, inviteToken: "another" });
            return current;
          },
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Renew link" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Renew Link" }));
    expect(await screen.findByText("The old invite link no longer works")).toBeInTheDocument();
    expect(await screen.findByDisplayValue(/invite=another$/)).toBeInTheDocument();
  });
});
