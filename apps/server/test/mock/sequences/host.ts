import type { Step } from "../play.ts";
import { CYPRESS, game, LARKSPUR, MISSING, OWN_REQUEST, request, type Sequence, step } from "./sequence.ts";

const decide = (participantId: string, status: string, from?: string): Step =>
  step("participation.decide", { participantId, status, ...(from !== undefined && { from }) });
const undo = (participantId: string): Step => step("participation.undoDecision", { participantId });

const ninth = { teeTimeId: game(7) };
const tomorrow = { courseId: LARKSPUR, date: "2026-06-12", time: "09:30" };
/** What hosts do. */
export const hosting: Record<string, Sequence> = {
  "a host answers, undoes, removes and readmits": {
    scenario: "busy",
    steps: [
      decide(request(0, 7), "confirmed", "pending"),
      decide(request(0, 7), "confirmed"),
      decide(request(1, 7), "confirmed", "declined"),
      decide(request(1, 7), "declined"),
      undo(request(1, 7)),
      undo(request(1, 7)),
      undo(request(0, 7)),
      decide(request(0, 7), "confirmed"),
      decide(request(0, 7), "declined", "confirmed"),
      undo(request(0, 7)),
      decide(request(0, 7), "confirmed", "declined"),
      undo(request(0, 7)),
      decide(request(0, 7), "declined"),
      undo(request(0, 7)),
      decide(request(0, 7), "confirmed"),
      decide(request(0, 1), "confirmed"),
      decide(OWN_REQUEST, "confirmed"),
      decide(MISSING, "confirmed"),
      decide("not-an-id", "confirmed"),
      decide(request(0, 7), "perhaps"),
    ],
  },
  "a host fills a game and calls it off": {
    scenario: "host",
    steps: [
      decide(request(1, 0), "confirmed"),
      step("teeTime.edit", { teeTimeId: game(0), totalSlots: 3 }),
      decide(request(2, 0), "confirmed"),
      step("teeTime.edit", { teeTimeId: game(0), totalSlots: 4 }),
      decide(request(2, 0), "confirmed"),
      undo(request(0, 0)),
      step("teeTime.edit", { teeTimeId: game(0), totalSlots: 2 }),
      step("chat.say", { teeTimeId: game(0), message: "See you there" }),
      step("chat.delete", { teeTimeId: game(0), seq: 1 }),
      step("chat.delete", { teeTimeId: game(0), seq: 3 }),
      step("teeTime.withdraw", { teeTimeId: game(0) }),
      step("teeTime.cancel", { teeTimeId: game(0), reason: "Storm" }),
      step("teeTime.cancel", { teeTimeId: game(0), reason: "Again" }),
      step("teeTime.edit", { teeTimeId: game(0), time: "07:00" }),
      decide(request(0, 0), "declined"),
      undo(request(2, 0)),
      step("chat.say", { teeTimeId: game(0), message: "Pity" }),
      step("chat.react", { teeTimeId: game(0), seq: 1, emoji: "👍" }),
    ],
  },
  "a host takes the spot of a player for another": {
    scenario: "host",
    steps: [
      step("teeTime.edit", { teeTimeId: game(0), totalSlots: 2 }),
      decide(request(1, 0), "confirmed"),
      decide(request(0, 0), "declined"),
      decide(request(1, 0), "confirmed"),
    ],
  },
  "a host makes room for a waitlist": {
    scenario: "crowded",
    steps: [
      decide(request(1, 0), "confirmed"),
      step("teeTime.edit", { teeTimeId: game(0), totalSlots: 4 }),
      decide(request(0, 0), "declined"),
      decide(request(1, 0), "confirmed"),
      decide(request(2, 0), "declined"),
      step("teeTime.edit", { teeTimeId: game(0), time: "07:40" }),
    ],
  },
  "a host edits a game": {
    scenario: "busy",
    steps: [
      step("teeTime.edit", { ...ninth, time: "07:20" }),
      step("teeTime.edit", { ...ninth, courseId: CYPRESS, date: "2026-06-16" }),
      step("teeTime.edit", { ...ninth, time: "18:40", preferences: ["Walking preferred"] }),
      step("teeTime.edit", { ...ninth, mood: "tournament" }),
      step("teeTime.edit", { ...ninth, mood: "casual", moodEmoji: "🦅" }),
      step("teeTime.edit", { ...ninth, description: "" }),
      step("teeTime.edit", { ...ninth, isPublic: false }),
      step("teeTime.edit", { ...ninth, isPublic: true, description: "Bring water" }),
      step("teeTime.edit", { ...ninth, date: "2026-06-10" }),
      step("teeTime.edit", { ...ninth, date: "2027-12-01" }),
      step("teeTime.edit", { ...ninth, courseId: MISSING }),
      step("teeTime.edit", { ...ninth, time: "25:00" }),
      step("teeTime.edit", { ...ninth, totalSlots: 1 }),
      step("teeTime.edit", { ...ninth, moodEmoji: "words" }),
      step("teeTime.edit", { teeTimeId: game(0), time: "07:20" }),
      step("teeTime.cancel", { teeTimeId: game(0) }),
      step("teeTime.cancel", { teeTimeId: MISSING }),
      step("teeTime.cancel", ninth),
    ],
  },
  "a golfer posts games": {
    scenario: "empty",
    steps: [
      step("teeTime.create", tomorrow),
      step("teeTime.join", (made) => ({ teeTimeId: made(1) })),
      step("chat.say", (made) => ({ teeTimeId: made(1), message: "Who joins?" })),
      step("teeTime.create", {
        ...tomorrow,
        time: "15:00",
        totalSlots: 3,
        mood: "learning",
        moodEmoji: "🦅",
        description: "Beginners welcome",
        preferences: ["Walking preferred", "Walking preferred"],
        isPublic: false,
      }),
      step("teeTime.create", { ...tomorrow, date: "2026-06-10" }),
      step("teeTime.create", { ...tomorrow, date: "2027-12-01" }),
      step("teeTime.create", { ...tomorrow, courseId: MISSING }),
      step("teeTime.create", { ...tomorrow, headStartHours: 6 }),
      step("teeTime.create", { ...tomorrow, headStartHours: 6, isPublic: false }),
      step("teeTime.create", { ...tomorrow, totalSlots: 9 }),
      step("teeTime.create", {}),
      step("teeTime.cancel", (made) => ({ teeTimeId: made(1), reason: "" })),
    ],
  },
  "a host lists an unlisted game": {
    scenario: "private",
    steps: [
      step("teeTime.edit", { teeTimeId: game(1), isPublic: true }),
      step("teeTime.edit", { teeTimeId: game(1), isPublic: false }),
      step("teeTime.edit", { teeTimeId: game(0), isPublic: true }),
      step("teeTime.cancel", { teeTimeId: game(0) }),
    ],
  },
};
