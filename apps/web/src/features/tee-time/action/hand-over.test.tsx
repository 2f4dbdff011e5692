import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest, asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const two = [aParticipation(), aRequest({ status: "confirmed" })];
const openDialog = async (user: ReturnType<typeof openTeeTime>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Hand over" }));
  return within(await screen.findByRole("dialog", { name: "Hand over" }));
};

describe("handing a game over", () => {
  it("makes a confirmed player the host, and the viewer a stranger", async () => {
    let isMine = true;
    const handOver = vi.fn(({ teeTimeId }: { teeTimeId: string }) => {
      isMine = false;
      return { teeTimeId };
    });
    const { user } = openTeeTime({
      people: two,
      calls: { teeTime: { get: () => aTeeTimeDetail(isMine ? asHost : { hostId: idOf(4) }), handOver } },
    });
    const dialog = await openDialog(user);
    expect(dialog.getByRole("button", { name: "Hand Over" })).toHaveAttribute("aria-disabled", "true");
    await user.click(dialog.getByRole("radio", { name: "Priya Shah" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Priya Shah becomes the host, and you leave the game.");
    await user.click(dialog.getByRole("button", { name: "Hand Over" }));
    expect(await screen.findByText("Priya Shah is the host now")).toBeInTheDocument();
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), participantId: idOf(301) });
    expect(await screen.findByRole("button", { name: "Request to Join" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Hand over" })).not.toBeInTheDocument());
  });

  it("says that the friends of the new host keep their spots", async () => {
    const { user } = openTeeTime({ game: asHost, people: [aParticipation({ friends: ["Robin Vale"] })] });
    expect((await openDialog(user)).getByRole("status")).toHaveTextContent(
      "Jonas Reyes becomes the host, and you leave the game. Their friend keeps the spot. One spot fewer is open.",
    );
  });

  it("has the only player chosen already", async () => {
    const { user } = openTeeTime({ game: asHost });
    const dialog = await openDialog(user);
    expect(dialog.getByRole("radio", { name: "Jonas Reyes" })).toBeChecked();
    expect(dialog.getByRole("status")).toHaveTextContent("Jonas Reyes becomes the host, and you leave the game.");
  });

  it("says in place why it did not work", async () => {
    const { user } = openTeeTime({
      game: asHost,
      calls: {
        teeTime: {
          handOver: () => fail("successorNotConfirmed"),
        },
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole("button", { name: "Hand Over" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Only a confirmed player can take over");
  });

  it("needs a confirmed player", async () => {
    openTeeTime({ game: { ...asHost, confirmedCount: 0 }, people: [aRequest()] });
    await screen.findByRole("button", { name: "Approve Priya Shah" });
    expect(screen.queryByRole("button", { name: "Hand over" })).not.toBeInTheDocument();
  });
});
