import {
  chatMessages,
  chatRooms,
  pushSubscriptions,
  reports,
  savedSearches,
  teeTimeParticipants,
  users,
} from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import type { TestWorld } from "../testing.ts";

type Given = {
  game: { id: string };
  golfers: Record<string, { id: string }> & Record<"host" | "stranger", { id: string }>;
  /** The requests by who sent them. */
  requests: Record<string, string>;
};

/** What `writePrivateRows` writes, by the role that it is of. */
export const privateTexts = {
  chatMessage: "Canary words in the chat",
  reportWords: "Canary words about the host",
  toHost: (role: string): string => `Canary words of ${role} to the host`,
  town: (role: string): string => `Canary Town of ${role}`,
  browser: ({ id }: { id: string }): string => `https://push.example/canary-${id}`,
  homeLatitude: (role: string): number => role.charCodeAt(0) / 17,
};

/** Gives every golfer of a game something that others must not see. The host has written in the chat, and is reported by the stranger. */
export async function writePrivateRows({ db }: TestWorld, { game, golfers, requests }: Given): Promise<void> {
  for (const [role, { id: userId }] of Object.entries(golfers)) {
    const homePlace = { latitude: privateTexts.homeLatitude(role), longitude: 1, name: null };
    await db.update(users).set({ homePlace }).where(eq(users.id, userId));
    await db.insert(savedSearches).values({ userId, filter: {}, frequency: "weekly", nearName: privateTexts.town(role) });
    const endpoint = privateTexts.browser({ id: userId });
    await db.insert(pushSubscriptions).values({ userId, endpoint, p256dh: "key", auth: "key" });
  }
  for (const [role, id] of Object.entries(requests))
    await db
      .update(teeTimeParticipants)
      .set({ message: privateTexts.toHost(role) })
      .where(eq(teeTimeParticipants.id, id));
  await db.insert(chatRooms).values({ teeTimeId: game.id, lastSeq: 1 });
  await db
    .insert(chatMessages)
    .values({ teeTimeId: game.id, seq: 1, userId: golfers.host.id, message: privateTexts.chatMessage });
  await db.insert(reports).values({
    reporterId: golfers.stranger.id,
    reportedId: golfers.host.id,
    subject: "golfer",
    subjectKey: golfers.host.id,
    reason: "other",
    words: privateTexts.reportWords,
    evidence: { subject: "golfer", name: "A host", bio: null, handicap: null, photo: null, cover: null },
  });
}
