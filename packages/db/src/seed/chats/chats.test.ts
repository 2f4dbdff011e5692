import { CHAT_MESSAGE_MAX, isChatOpen } from "@fourball/domain/chat/constants";
import { describe, expect, it } from "vitest";
import { courseOf, demoGolfer, playersOf, startsOfTheDemo } from "../demo-plans.ts";
import { type PlannedTeeTime, planSeed, type SeedPlan } from "../plan.ts";
import type { PlannedRoom } from "./chats.ts";

const roomOf = (plan: SeedPlan, { id }: PlannedTeeTime): PlannedRoom | undefined =>
  plan.rooms.find(({ teeTimeId }) => teeTimeId === id);

describe.each(startsOfTheDemo)("chats of a demo that starts at %s", (now) => {
  const plan = planSeed(now);

  it("number messages 1, 2, 3 … in order of time, none after the start", () => {
    for (const { lines } of plan.rooms) {
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
      for (const [index, line] of lines.entries()) {
        const before = lines[index - 1]?.createdAt ?? line.createdAt;
        expect(Temporal.Instant.compare(before, line.createdAt)).toBeLessThanOrEqual(0);
        expect(Temporal.Instant.compare(line.createdAt, now)).toBeLessThanOrEqual(0);
      }
    }
  });

  it("have messages only from the host and players who have joined, each of whom joins once", () => {
    for (const teeTime of plan.teeTimes) {
      const lines = roomOf(plan, teeTime)?.lines ?? [];
      const confirmed = playersOf(plan, teeTime).filter(({ status }) => status === "confirmed");
      const came = lines.filter(({ type }) => type === "member_joined");
      expect(came.map(({ userId, createdAt }) => `${userId} ${createdAt}`).toSorted()).toEqual(
        confirmed.map(({ userId, updatedAt }) => `${userId} ${updatedAt}`).toSorted(),
      );
      for (const { userId, seq } of lines.filter(({ type }) => type === "message")) {
        const arrival = came.find((line) => line.userId === userId)?.seq ?? (userId === teeTime.hostId ? 0 : Number.NaN);
        expect(arrival).toBeLessThan(seq);
      }
    }
  });

  it("have messages only while they are open, and end with the cancellation of a cancelled game", () => {
    for (const teeTime of plan.teeTimes) {
      const lines = roomOf(plan, teeTime)?.lines ?? [];
      for (const { createdAt } of lines) expect(isChatOpen({ ...teeTime, status: "active" }, createdAt)).toBe(true);
      const cancelled = lines.filter(({ type }) => type === "cancelled");
      expect(cancelled).toEqual(teeTime.status === "cancelled" ? [lines.at(-1)] : []);
      for (const { userId } of cancelled) expect(userId).toBe(teeTime.hostId);
    }
  });

  it("have messages in most games with players, never the same ones twice", () => {
    const scripts = plan.rooms.map(({ lines }) => lines.flatMap(({ type, message }) => (type === "message" ? message : [])));
    const spoken = scripts.filter((script) => script.length > 0);
    expect(plan.rooms.length).toBeGreaterThan(60);
    expect(spoken.length).toBeGreaterThan(plan.rooms.length * 0.8);
    expect(new Set(spoken.map((script) => script.join("\n"))).size).toBe(spoken.length);
    for (const script of spoken) expect(new Set(script).size).toBe(script.length);
  });

  it("have unread messages for the demo golfer in some rooms and none in the rest", () => {
    const { id } = demoGolfer(plan);
    const unread = plan.rooms.flatMap(({ lines, reads }) => {
      const read = reads.find(({ userId }) => userId === id);
      return read ? [lines.slice(read.seq)] : [];
    });
    expect(unread.filter((lines) => lines.length > 0)).toHaveLength(3);
    expect(unread.filter((lines) => lines.length === 0).length).toBeGreaterThanOrEqual(3);
    for (const { type, userId } of unread.flat()) expect([type, userId === id]).toEqual(["message", false]);
  });

  it("record how far each golfer has read", () => {
    for (const { teeTimeId, lines, reads } of plan.rooms) {
      const came = lines.filter(({ type }) => type === "member_joined").map(({ userId }) => userId);
      const hostId = plan.teeTimes.find(({ id }) => id === teeTimeId)?.hostId;
      expect(reads.map(({ userId }) => userId)).toEqual([hostId, ...came]);
      for (const { seq } of reads) expect(seq).toBeLessThanOrEqual(lines.length);
    }
  });

  it("have no message over the limit and no unfilled placeholder", () => {
    const messages = plan.rooms.flatMap(({ lines }) => lines.map(({ message }) => message));
    expect(messages.every((message) => message.length <= CHAT_MESSAGE_MAX)).toBe(true);
    expect(messages.filter((message) => /[{}]/.test(message))).toEqual([]);
  });

  it("never mention a cart on walking-only courses", () => {
    const onFoot = plan.teeTimes.filter((teeTime) => courseOf(plan, teeTime).walkingOnly);
    const messages = onFoot.flatMap((teeTime) => roomOf(plan, teeTime)?.lines.map(({ message }) => message) ?? []);
    expect(messages.filter((message) => /(riding|one|split a|take a) cart/.test(message))).toEqual([]);
  });
});
