import { assert, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  assertMayJoin,
  assertRoomForFriends,
  assertSpotsLeft,
  isFull,
  offersCovered,
  openSpots,
  playersText,
  profileSpotsText,
  roomForFriends,
  spotsFor,
  spotsText,
  whyNotApproved,
} from "./spots.ts";

describe("spots", () => {
  test.each([
    { totalSlots: 4, confirmed: 0, offered: 0, open: 3, card: "3 of 3 spots", profile: "0/3", players: "(1/4)" },
    { totalSlots: 4, confirmed: 1, offered: 0, open: 2, card: "2 of 3 spots", profile: "1/3", players: "(2/4)" },
    { totalSlots: 4, confirmed: 1, offered: 1, open: 1, card: "1 of 3 spots", profile: "1/3", players: "(2/4)" },
    { totalSlots: 4, confirmed: 1, offered: 2, open: 0, card: "0 of 3 spots", profile: "1/3", players: "(2/4)" },
    { totalSlots: 4, confirmed: 3, offered: 0, open: 0, card: "0 of 3 spots", profile: "3/3", players: "(4/4)" },
    { totalSlots: 2, confirmed: 0, offered: 0, open: 1, card: "1 of 1 spots", profile: "0/1", players: "(1/2)" },
  ])(
    "leave $open open with $confirmed confirmed and $offered on offer of $totalSlots",
    ({ open, card, profile, players, ...group }) => {
      expect(openSpots(group)).toBe(open);
      expect(spotsText(group)).toBe(card);
      expect(profileSpotsText(group)).toBe(profile);
      expect(playersText(group)).toBe(players);
    },
  );

  test("are full exactly when the host, confirmed players and offers to the waitlist fill the slots", () => {
    const upTo = (max: number) => integer({ min: 0, max });
    const group = record({ totalSlots: integer({ min: 2, max: 4 }), confirmed: upTo(3), offered: upTo(3) });
    assert(property(group, (each) => isFull(each) === each.confirmed + each.offered + 1 >= each.totalSlots));
  });

  test("on offer are open to the golfer who has the offer, and to nobody else", () => {
    const group = { totalSlots: 2, confirmed: 0, offered: 1 };
    expect(whyNotApproved(spotsFor(group, { offerExpiresAt: "2026-06-11T21:00:00Z" }), { friends: [] })).toBeUndefined();
    expect(whyNotApproved(spotsFor(group, { offerExpiresAt: null }), { friends: [] })).toBe("No spots left");
  });

  test("that are taken away end the offers that none is left for", () => {
    expect(offersCovered({ totalSlots: 3, confirmed: 1 })).toBe(1);
    expect(offersCovered({ totalSlots: 2, confirmed: 1 })).toBe(0);
  });
});

const now = Temporal.Instant.from("2026-06-11T15:00:00Z");
const game = { hostId: "maya", totalSlots: 4, confirmed: 1, offered: 0, status: "active", teeOffAt: now.add({ hours: 1 }) };

describe("joining", () => {
  test("is allowed in an open game", () => {
    expect(() => assertMayJoin("jonas", game, undefined, now)).not.toThrow();
  });

  test.each([
    ["hosting it", "maya", game, undefined, "You are hosting this tee time"],
    ["already waiting", "jonas", game, "pending", "You have already requested to join"],
    ["already playing", "jonas", game, "confirmed", "You have already joined this tee time"],
    ["declined before", "jonas", game, "declined", "Your request was declined"],
    ["too late by a moment", "jonas", { ...game, teeOffAt: now }, undefined, "This tee time has already started"],
    ["asking for a full game", "jonas", { ...game, confirmed: 3 }, undefined, "Tee time is full"],
    ["asking for a spot on offer to the waitlist", "jonas", { ...game, offered: 2 }, undefined, "Tee time is full"],
    ["asking for a cancelled game", "jonas", { ...game, status: "cancelled" }, undefined, "This tee time was cancelled"],
  ] as const)("is refused to a golfer who is %s", (_why, viewer, teeTime, existing, words) => {
    expect(() => assertMayJoin(viewer, teeTime, existing, now)).toThrow(words);
  });
});

describe("bringing friends", () => {
  const spots = (open: number) => ({ totalSlots: 4, confirmed: 3 - open, offered: 0 });
  const friends = (count: number) => Array<string>(count).fill("Robin");

  test.each([
    [3, 2],
    [2, 1],
    [1, 0],
    [0, 0],
  ])("leaves a spot for the golfer: of %i open spots, %i are for friends", (open, room) => {
    expect(roomForFriends(spots(open))).toBe(room);
    expect(() => assertRoomForFriends(spots(open), friends(room))).not.toThrow();
  });

  test.each([
    [2, 2, "Only 2 spots are open: you can bring 1 friend"],
    [3, 3, "Only 3 spots are open: you can bring 2 friends"],
    [1, 1, "Only 1 spot is open: you can't bring a friend"],
  ])("is refused where %i spots are open for a golfer and %i friends", (open, count, words) => {
    expect(() => assertRoomForFriends(spots(open), friends(count))).toThrow(words);
  });
});

describe("approving", () => {
  const spots = (open: number) => ({ totalSlots: 4, confirmed: 3 - open, offered: 0 });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [3, 0],
  ])("with %i open spots takes a golfer with %i friends", (open, count) => {
    expect(() => assertSpotsLeft(spots(open), { friends: Array(count).fill("Robin") })).not.toThrow();
  });

  test.each([
    [0, 0, "No spots left"],
    [0, 2, "No spots left"],
    [1, 1, "This request needs 2 spots and 1 is open"],
    [1, 2, "This request needs 3 spots and 1 is open"],
    [2, 2, "This request needs 3 spots and 2 are open"],
  ])("with %i open spots refuses a golfer with %i friends", (open, count, words) => {
    expect(() => assertSpotsLeft(spots(open), { friends: Array(count).fill("Robin") })).toThrow(words);
  });
});
