import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { openTeeTime, page } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const rail = () => screen.findByRole("complementary", { name: "What you can do" });
const joinButton = () => screen.findByRole("button", { name: "Request to Join" });

describe("a golfer who has not joined", () => {
  it("sends a request with a message, then it is pending", async () => {
    let current = aTeeTimeDetail();
    const join = vi.fn(() => {
      current = aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 });
      return aParticipation({ status: "pending" });
    });
    const { user } = openTeeTime({ calls: { teeTime: { get: () => current, join } } });
    await user.type(await screen.findByRole("textbox", { name: /Message to the host/ }), "I play quickly");
    await user.click(await joinButton());
    expect(await screen.findByText("Join request sent successfully!")).toBeInTheDocument();
    const heading = await screen.findByRole("heading", { name: "Request Sent" });
    expect(await rail()).toHaveTextContent("Waiting for host approval");
    expect(join).toHaveBeenCalledWith({ teeTimeId: idOf(200), message: "I play quickly" });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it("has the focus on what became of the request also where the players come after the tap", async () => {
    let current = aTeeTimeDetail();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const list = () => arrived.then(() => [aParticipation({ status: "pending" })]);
    const join = () => {
      current = aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 });
      return aParticipation({ status: "pending" });
    };
    const { user } = openTeeTime({ calls: { teeTime: { get: () => current, join }, participation: { list } } });
    await user.click(await joinButton());
    const heading = await screen.findByRole("heading", { name: "Request Sent" });
    arrive();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it("sees that the request is on its way", async () => {
    const { user } = openTeeTime({ calls: { teeTime: { join: () => new Promise(() => undefined) } } });
    await user.click(await joinButton());
    expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
  });

  it("hands the invite on", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    const { user } = openTeeTime({ path: `${page}?invite=s3cret`, calls: { teeTime: { join } } });
    await user.click(await joinButton());
    await waitFor(() => expect(join).toHaveBeenCalledWith({ teeTimeId: idOf(200), invite: "s3cret" }));
  });

  it("reads beside the button why it did not work", async () => {
    const { user } = openTeeTime({
      calls: {
        teeTime: {
          join: () => fail("teeTimeFull"),
        },
      },
    });
    await user.click(await joinButton());
    expect(await within(await rail()).findByText("Tee time is full")).toBeInTheDocument();
  });

  it("does not send a message that is too long", async () => {
    const join = vi.fn(() => aParticipation());
    const { user } = openTeeTime({ calls: { teeTime: { join } } });
    await user.click(await screen.findByRole("textbox", { name: /Message to the host/ }));
    await user.paste("x".repeat(501));
    await user.click(await joinButton());
    expect(screen.getByText("Message must be 500 characters or less")).toBeInTheDocument();
    expect(join).not.toHaveBeenCalled();
  });

  it("is led to sign in when the session has ended", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { user } = openTeeTime({
      calls: {
        teeTime: {
          join: () => fail("unauthorized"),
        },
      },
    });
    await user.click(await joinButton());
    expect(await screen.findByText("Unauthorized")).toBeInTheDocument();
    expect(screen.getByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });

  it("is warned of another game at about the time", async () => {
    const overlap = {
      teeTimeId: idOf(201),
      courseName: "Kestrel Bay",
      timeZone: "America/Los_Angeles",
      date: "2026-06-12",
      time: "08:00",
    };
    openTeeTime({ game: { overlap } });
    const warning = await screen.findByRole("alert");
    expect(warning).toHaveTextContent("You have another game at about this time");
    expect(within(warning).getByRole("link", { name: "Kestrel Bay" })).toHaveAttribute("href", `/tee-times/${idOf(201)}`);
  });

  it.each([
    [null, "Ask Maya for a spot."],
    [{ percent: 95, medianMinutes: 110 }, "Maya usually replies within 2 hours."],
    [{ percent: 0, medianMinutes: null }, "Maya replies to 0% of requests."],
  ] as const)("reads first how the host answers: %o", async (hostAnswers, sentence) => {
    openTeeTime({ game: { hostAnswers } });
    expect(await rail()).toHaveTextContent(sentence);
  });

  it("cannot request a spot in a full game", async () => {
    openTeeTime({ game: { confirmedCount: 3 } });
    expect(await screen.findByRole("heading", { name: "Tee Time Full" })).toBeInTheDocument();
    expect(screen.getByText("No available spots remaining")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
  });

  it("cannot request a spot after the game has started", async () => {
    openTeeTime({ game: { teeOffAt: "2026-06-11T14:59:00.000Z" } });
    expect(await screen.findByText("This tee time has already started.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
  });
});

describe("a golfer with a pending request", () => {
  it("waits for the host", async () => {
    openTeeTime({ game: { viewerStatus: "pending" } });
    expect(await screen.findByRole("heading", { name: "Request Sent" })).toBeInTheDocument();
    expect(screen.getByText("Waiting for host approval")).toBeInTheDocument();
  });

  it("is in when confirmed", async () => {
    openTeeTime({ game: { viewerStatus: "confirmed" } });
    expect(await screen.findByRole("heading", { name: "You're in" })).toBeInTheDocument();
  });

  it("can do nothing more when declined", async () => {
    openTeeTime({ game: { viewerStatus: "declined" } });
    expect(await screen.findByRole("heading", { name: "Request declined" })).toBeInTheDocument();
    expect(within(await rail()).queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["pending", "Withdraw request"],
    ["confirmed", "Withdraw"],
  ] as const)("withdraws while %s, after a question", async (viewerStatus, label) => {
    let current = aTeeTimeDetail({ viewerStatus });
    const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => {
      current = aTeeTimeDetail();
      return { teeTimeId };
    });
    const { user } = openTeeTime({ calls: { teeTime: { get: () => current, withdraw } } });
    await user.click(await screen.findByRole("button", { name: label }));
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("You have withdrawn from this tee time")).toBeInTheDocument();
    expect(await joinButton()).toBeInTheDocument();
    expect(withdraw).toHaveBeenCalledWith({ teeTimeId: idOf(200) });
  });

  it("stays when the withdrawal is refused", async () => {
    const { user } = openTeeTime({
      game: { viewerStatus: "confirmed" },
      calls: {
        teeTime: {
          withdraw: () => fail("teeTimeStarted"),
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Failed to withdraw from tee time")).toBeInTheDocument();
    expect(await within(screen.getByRole("alertdialog")).findByText("This tee time has already started")).toBeInTheDocument();
  });

  it("sees what has become of the game when the withdrawal is refused", async () => {
    let current = aTeeTimeDetail({ viewerStatus: "confirmed" });
    const { user } = openTeeTime({
      calls: {
        teeTime: {
          get: () => current,
          withdraw: () => {
            current = aTeeTimeDetail({ viewerStatus: "declined" });
            return fail("requestDeclined");
          },
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByRole("heading", { name: "Request declined" })).toBeInTheDocument();
    expect(screen.getByText("Your request was declined", { selector: "p" })).toBeInTheDocument();
  });

  it.each([
    ["a public", true, "You can ask again, but you'll be last in line."],
    ["a private", false, "You'll need the invite link to ask again."],
  ])("reads before leaving %s game how to come back", async (_, isPublic, wayBack) => {
    const { user } = openTeeTime({ game: { viewerStatus: "confirmed", isPublic } });
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      `Your spot goes to someone else and we'll tell the host. ${wayBack}`,
    );
  });
});

describe("a cancelled game", () => {
  it.each(["host", "pending", "confirmed"] as const)("is there to read for who was %s", async (viewerStatus) => {
    openTeeTime({ game: { status: "cancelled", viewerStatus, cancelReason: "Lightning" } });
    expect(await screen.findByText("This tee time was cancelled")).toBeInTheDocument();
    expect(screen.getByText("The host wrote: “Lightning”")).toBeInTheDocument();
    expect(within(await rail()).queryByRole("button")).not.toBeInTheDocument();
    const links = within(await rail()).getAllByRole("link");
    const toCourse = "Cypress Hollow";
    expect(links.map(({ textContent }) => textContent).filter((text) => text !== toCourse)).toEqual(["Find a similar game"]);
  });
});
