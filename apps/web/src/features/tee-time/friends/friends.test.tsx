import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { tooManyFriends } from "@fourball/domain/tee-time/spots";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const ANSWER = "Your friends come with you: one request for all.";
const field = (name = "Friend's name") => screen.findByRole("textbox", { name });

describe("a golfer who asks for a spot", () => {
  it("brings a friend by name", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    const { user } = openTeeTime({ calls: { teeTime: { join } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(screen.getByText(ANSWER)).toBeVisible();
    await user.keyboard("Robin Vale ");
    expect(screen.queryByRole("button", { name: "Bring another friend" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), friends: ["Robin Vale"] }));
  });

  it("who then takes the friend off again brings nobody", async () => {
    let own: Participation | undefined;
    const join = () => {
      own = aParticipation({ userId: idOf(1), status: "pending", friends: ["Robin Vale"] });
      return own;
    };
    const dropFriend = () => {
      own = aParticipation({ userId: idOf(1), status: "pending" });
      return own;
    };
    const get = () => aTeeTimeDetail({ viewerStatus: own ? "pending" : null });
    const list = () => (own ? [own] : []);
    const { user } = openTeeTime({ calls: { teeTime: { join, dropFriend, get }, participation: { list } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    await user.type(await field(), "Robin Vale");
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    await user.click(await screen.findByRole("button", { name: "Robin Vale can't come" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: /You bring/ })).not.toBeInTheDocument());
  });

  it("brings as many as the open spots beside the own one, and can leave one out again", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    const { user } = openTeeTime({ game: { confirmedCount: 0 }, people: [], calls: { teeTime: { join } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    await user.type(await field(), "Robin");
    await user.click(screen.getByRole("button", { name: "Bring another friend" }));
    await user.type(await field("Second friend's name"), "Kim");
    expect(screen.queryByRole("button", { name: "Bring another friend" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Don't bring Robin" }));
    expect(await field()).toHaveValue("Kim");
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), friends: ["Kim"] }));
  });

  it("can't where one spot is open", async () => {
    openTeeTime({ game: { confirmedCount: 2 } });
    expect(await screen.findByRole("button", { name: "Request to Join" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Bring a friend" })).not.toBeInTheDocument();
  });

  it("is asked for a name that is missing", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    const { user } = openTeeTime({ calls: { teeTime: { join } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    const name = await field();
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription("Name is required"));
    expect(join).not.toHaveBeenCalled();
  });

  it("reads why it was refused, and keeps what they typed", async () => {
    const join = () => fail("friendsTooMany", { text: tooManyFriends(0) });
    const { user } = openTeeTime({ calls: { teeTime: { join } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    await user.type(await field(), "Robin");
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    expect(await screen.findByText("Only 1 spot is open: you can't bring a friend")).toBeVisible();
    expect(await field()).toHaveValue("Robin");
  });

  it("reads that the waitlist takes one golfer alone, once the game has filled up", async () => {
    let confirmedCount = 1;
    const join = () => {
      confirmedCount = 3;
      return fail("teeTimeFull");
    };
    const get = () => aTeeTimeDetail({ confirmedCount });
    const { user } = openTeeTime({ calls: { teeTime: { join, get } } });
    await user.click(await screen.findByRole("button", { name: "Bring a friend" }));
    await user.type(await field(), "Robin Vale");
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    expect(
      await screen.findByText("The waitlist takes one golfer at a time: Robin Vale won't be in line with you."),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Join the waitlist" })).toBeVisible();
  });
});

describe("a golfer who brings friends", () => {
  function openOwn(status: "pending" | "confirmed", friends = ["Robin Vale"]) {
    let own: Participation = aParticipation({ userId: idOf(1), status, friends });
    const dropFriend = vi.fn(({ friend }: { friend: string }) => {
      own = { ...own, friends: own.friends.filter((each) => each !== friend) };
      return own;
    });
    const list = () => [own];
    const opened = openTeeTime({ game: { viewerStatus: status }, calls: { teeTime: { dropFriend }, participation: { list } } });
    return { ...opened, dropFriend };
  }
  const dropped = { teeTimeId: idOf(200), friend: "Robin Vale" };

  it("takes one off who can't come, after a question", async () => {
    const { user, dropFriend } = openOwn("confirmed", ["Robin Vale", "Kim Sato"]);
    const friends = within(await screen.findByRole("region", { name: "You bring 2 friends" }));
    expect(friends.getByText("They share your request. If you leave, they do too.")).toBeVisible();
    await user.click(friends.getByRole("button", { name: "Robin Vale can't come" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Robin Vale can't come?" }));
    await user.click(question.getByRole("button", { name: "Open the Spot" }));
    expect(await screen.findByText("Robin Vale isn't coming")).toBeVisible();
    expect(await screen.findByRole("region", { name: "You bring a friend" })).toHaveTextContent("Kim Sato");
    expect(dropFriend).toHaveBeenCalledExactlyOnceWith(dropped);
  });

  it("takes one off a request that waits without a question", async () => {
    const { user, dropFriend } = openOwn("pending");
    await user.click(await screen.findByRole("button", { name: "Robin Vale can't come" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: /You bring/ })).not.toBeInTheDocument());
    expect(dropFriend).toHaveBeenCalledExactlyOnceWith(dropped);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Request Sent" })).toHaveFocus());
  });

  it("reads why it was refused", async () => {
    const dropFriend = () => fail("teeTimeStarted");
    const people = [aParticipation({ userId: idOf(1), status: "pending", friends: ["Robin"] })];
    const { user } = openTeeTime({ game: { viewerStatus: "pending" }, people, calls: { teeTime: { dropFriend } } });
    await user.click(await screen.findByRole("button", { name: "Robin can't come" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This tee time has already started");
  });
});
