import { INVITE_TOKEN } from "@fourball/testkit/mock-world/world";
import { game, MISSING, OWN_REQUEST, request, type Sequence, step } from "./sequence.ts";

const teeTimeId = (number: number) => ({ teeTimeId: game(number) });

/** What golfers do who want to play. */
export const joining: Record<string, Sequence> = {
  "a golfer asks for a spot, brings friends and thinks again": {
    scenario: "busy",
    steps: [
      step("teeTime.join", { ...teeTimeId(1), friends: ["Robin Vale"] }),
      step("teeTime.join", { ...teeTimeId(1), message: "May I join you?" }),
      step("teeTime.join", teeTimeId(1)),
      step("teeTime.joinWaitlist", teeTimeId(1)),
      step("teeTime.acceptOffer", teeTimeId(1)),
      step("participation.confirmPlaying", teeTimeId(1)),
      step("teeTime.withdraw", teeTimeId(1)),
      step("teeTime.withdraw", teeTimeId(1)),
      step("teeTime.join", { ...teeTimeId(3), friends: ["Robin Vale", "Kim Lee"], message: "" }),
      step("teeTime.dropFriend", { ...teeTimeId(3), friend: "Robin Vale" }),
      step("teeTime.dropFriend", { ...teeTimeId(3), friend: "Ann Doe" }),
      step("teeTime.dropFriend", { ...teeTimeId(4), friend: "Ann Doe" }),
      step("teeTime.processPending", teeTimeId(4)),
      step("teeTime.processPending", teeTimeId(4)),
    ],
  },
  "a golfer is refused": {
    scenario: "busy",
    steps: [
      step("teeTime.join", teeTimeId(2)),
      step("teeTime.join", teeTimeId(7)),
      step("teeTime.join", teeTimeId(0)),
      step("teeTime.join", teeTimeId(20)),
      step("teeTime.join", { teeTimeId: MISSING }),
      step("teeTime.join", { teeTimeId: "not-an-id" }),
      step("teeTime.join", {}),
      step("teeTime.join", { ...teeTimeId(3), message: "x".repeat(501) }),
      step("teeTime.join", { ...teeTimeId(3), friends: ["A", "B", "C", "D", "E", "F", "G", "H"] }),
      step("teeTime.join", { ...teeTimeId(3), friends: [""] }),
      step("teeTime.joinWaitlist", teeTimeId(3)),
      step("teeTime.joinWaitlist", teeTimeId(7)),
      step("teeTime.withdraw", teeTimeId(7)),
      step("teeTime.withdraw", teeTimeId(20)),
      step("teeTime.acceptOffer", teeTimeId(7)),
      step("teeTime.processPending", teeTimeId(2)),
      step("teeTime.processPending", teeTimeId(20)),
      step("participation.confirmPlaying", teeTimeId(20)),
      step("participation.decide", { participantId: OWN_REQUEST, status: "declined" }),
      step("participation.decide", { participantId: request(0, 1), status: "declined" }),
      step("participation.undoDecision", { participantId: MISSING }),
      step("participation.answerPlaying", { token: "a-token", isPlaying: true }),
    ],
  },
  "a player is still playing, and leaves": {
    scenario: "busy",
    steps: [
      step("participation.confirmPlaying", teeTimeId(0)),
      step("teeTime.withdraw", teeTimeId(0)),
      step("teeTime.join", teeTimeId(0)),
      step("chat.say", { ...teeTimeId(0), message: "Am I still in?" }),
    ],
  },
  "a golfer waits for a spot of a full game": {
    scenario: "full",
    steps: [
      step("teeTime.join", teeTimeId(0)),
      step("teeTime.joinWaitlist", { ...teeTimeId(0), message: "Any time" }),
      step("teeTime.joinWaitlist", teeTimeId(0)),
      step("teeTime.joinWaitlist", teeTimeId(1)),
      step("teeTime.acceptOffer", teeTimeId(0)),
      step("teeTime.dropFriend", { ...teeTimeId(0), friend: "Ann Doe" }),
      step("teeTime.withdraw", teeTimeId(0)),
      step("teeTime.processPending", teeTimeId(0)),
    ],
  },
  "a golfer joins others who wait": {
    scenario: "crowded",
    steps: [
      step("teeTime.join", { ...teeTimeId(1), friends: ["Ann Doe"] }),
      step("teeTime.join", { ...teeTimeId(1), message: "Room for one?" }),
      step("teeTime.withdraw", teeTimeId(1)),
      step("teeTime.join", teeTimeId(2)),
    ],
  },
  "a golfer with a link asks for a spot": {
    scenario: "private",
    steps: [
      step("teeTime.join", teeTimeId(0)),
      step("teeTime.joinWaitlist", { ...teeTimeId(0), invite: "wrong" }),
      step("teeTime.withdraw", teeTimeId(0)),
      step("teeTime.join", { ...teeTimeId(0), invite: INVITE_TOKEN }),
      step("teeTime.withdraw", teeTimeId(0)),
      step("teeTime.processPending", { ...teeTimeId(0), invite: INVITE_TOKEN }),
    ],
  },
};
