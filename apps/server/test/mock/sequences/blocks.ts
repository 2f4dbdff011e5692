import type { Step } from "../play.ts";
import { game, MAYA, MISSING, request, type Sequence, step } from "./sequence.ts";

const [JONAS, PRIYA, TOM] = [3, 4, 5].map((number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
const [OF_JONAS, OF_PRIYA, WITH_JONAS, WITH_PRIYA, TOGETHER, HOSTED, ASKED, TO_TOM, DECLINED, FULL] = Array.from(
  { length: 10 },
  (_, number) => ({ teeTimeId: game(number) }),
);
const decide = (golfer: number, status: string): Step =>
  step("participation.decide", { participantId: request(golfer, 5), status });

/** What golfers do across a block. */
export const blocks: Record<string, Sequence> = {
  "a golfer asks across blocks": {
    scenario: "blocked",
    steps: [
      step("teeTime.join", OF_JONAS),
      step("teeTime.joinWaitlist", OF_PRIYA),
      step("teeTime.join", WITH_PRIYA),
      step("teeTime.joinWaitlist", WITH_PRIYA),
      step("teeTime.acceptOffer", WITH_PRIYA),
      step("teeTime.join", { ...WITH_JONAS, message: "Room for one?" }),
      step("teeTime.processPending", DECLINED),
      step("teeTime.join", DECLINED),
      step("teeTime.withdraw", ASKED),
      step("teeTime.join", ASKED),
      step("chat.say", { ...OF_JONAS, message: "Hello" }),
      step("chat.say", { ...WITH_PRIYA, message: "Hello" }),
    ],
  },
  "a golfer plays with those across blocks": {
    scenario: "blocked",
    steps: [
      step("chat.say", { ...TOGETHER, message: "I bring the cart" }),
      step("chat.react", { ...TOGETHER, seq: 1, emoji: "👍" }),
      step("chat.delete", { ...TOGETHER, seq: 2 }),
      step("chat.markRead", { ...TOGETHER, seq: 2 }),
      step("rating.rate", { teeTimeId: game(20), userId: JONAS, verdict: { playedTogether: true, stars: 4 } }),
      step("rating.rate", { teeTimeId: game(20), userId: PRIYA, verdict: { playedTogether: false } }),
      step("teeTime.withdraw", TOGETHER),
      step("chat.say", { ...TOGETHER, message: "Sorry" }),
      step("teeTime.join", TOGETHER),
    ],
  },
  "a host decides across blocks": {
    scenario: "blocked",
    steps: [
      decide(0, "confirmed"),
      step("participation.undoDecision", { participantId: request(0, 5) }),
      decide(1, "declined"),
      decide(1, "confirmed"),
      step("participation.undoDecision", { participantId: request(1, 5) }),
      step("teeTime.edit", { ...FULL, totalSlots: 4 }),
      step("teeTime.edit", { ...HOSTED, time: "07:00" }),
    ],
  },
  "a golfer blocks others and thinks again": {
    scenario: "blocked",
    steps: [
      step("block.add", { userId: TOM }),
      step("block.add", { userId: TOM }),
      step("teeTime.join", TO_TOM),
      decide(2, "confirmed"),
      step("participation.undoDecision", { participantId: request(2, 5) }),
      step("block.add", { userId: MAYA }),
      step("block.add", { userId: PRIYA }),
      step("block.add", { userId: "00000000-0000-4000-8000-000000000001" }),
      step("block.add", { userId: MISSING }),
      step("block.add", { userId: "not-an-id" }),
      step("block.remove", { userId: TOM }),
      decide(2, "confirmed"),
      step("teeTime.join", TO_TOM),
      step("block.remove", { userId: PRIYA }),
      step("block.remove", { userId: JONAS }),
      step("block.remove", { userId: MISSING }),
      step("teeTime.join", OF_JONAS),
      step("block.remove", { userId: MAYA }),
    ],
  },
};
