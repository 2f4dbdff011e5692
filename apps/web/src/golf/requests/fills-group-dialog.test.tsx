import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { aPendingRequest, jonas } from "./a-pending-request.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (dashboard: MockTreeChanges["dashboard"] = {}, path = "/dashboard", calls: MockTreeChanges = {}) =>
  renderRoute(path, { ...calls, dashboard });

describe("incoming requests", () => {
  describe("for the last spot", () => {
    const lastSpot = { ...aParticipation().teeTime, totalSlots: 2, confirmedCount: 0 };
    const priya = {
      user: {
        firstName: "Priya",
        lastName: "Shah",
        profileImageUrl: null,
        handicap: 9,
        rating: 4.1,
        ratingsCount: 4,
        gamesHosted: 1,
        gamesPlayed: 5,
        hasPublicProfile: true,
      },
    };

    async function approveTheFirst() {
      const answers = new Map<string, string>();
      const all = [
        aPendingRequest(301, "Jonas", { teeTime: lastSpot }),
        aPendingRequest(302, "", { ...priya, teeTime: lastSpot }),
      ];
      const app = open({ pendingRequests: () => all.filter(({ id }) => !answers.has(id)) }, "/dashboard?tab=requests", {
        participation: {
          decide: ({ participantId, status }) => {
            answers.set(participantId, status);
            return aParticipation({ id: participantId, status });
          },
        },
      });
      await app.user.click(await screen.findByRole("button", { name: `Approve ${jonas}` }));
      const dialog = within(await screen.findByRole("dialog", { name: "This fills the group" }));
      expect(dialog.getByText("Priya stays behind and keeps waiting. Decline them too?")).toBeVisible();
      return { ...app, dialog, answers };
    }

    it("may decline the others too, and all of it can be undone", async () => {
      const { user, dialog, answers } = await approveTheFirst();
      await user.click(dialog.getByRole("button", { name: "Approve and decline the other" }));
      await screen.findByRole("button", { name: `Undo for ${jonas}` });
      await waitFor(() => expect(screen.getByRole("link", { name: "Say hello to Jonas" })).toHaveFocus());
      expect(screen.getByRole("button", { name: /^Undo for Priya Shah/ })).toBeVisible();
      expect(Object.fromEntries(answers)).toEqual({ [idOf(301)]: "confirmed", [idOf(302)]: "declined" });
    });

    it("may leave the others waiting", async () => {
      const { user, dialog, answers } = await approveTheFirst();
      await user.click(dialog.getByRole("button", { name: "Approve only" }));
      expect(await screen.findByRole("button", { name: /^Decline Priya Shah/ })).toBeVisible();
      expect(Object.fromEntries(answers)).toEqual({ [idOf(301)]: "confirmed" });
    });

    it("may be thought over", async () => {
      const { user, dialog, answers } = await approveTheFirst();
      await user.click(dialog.getByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.getByRole("button", { name: `Approve ${jonas}` })).toHaveFocus());
      expect(answers.size).toBe(0);
    });
  });
});
