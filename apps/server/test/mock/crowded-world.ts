import { createMockServer, type MockServer } from "@fourball/testkit/mock-server";
import { aGame, hostedByViewer, playersIn } from "@fourball/testkit/mock-world/sample-games";

/**
 * What no scenario has at once: the viewer hosts a full game with a player who brings a friend, and a waitlist; in another game
 * some wait with words for its host, one was turned down, and a third is cancelled.
 */
export function crowdedWorld(): MockServer {
  const [own, other, cancelled] = [
    aGame(0, hostedByViewer()),
    aGame(1, { totalSlots: 3 }),
    aGame(2, { status: "cancelled", cancelReason: "Storm" }),
  ];
  const [jonas, priya, tom] = playersIn(own, 3, { message: "May I?" });
  const [confirmed, pending, declined] = playersIn(other, 3, { message: "For the host alone" });
  if (!jonas || !priya || !tom || !confirmed || !pending || !declined) throw new Error("three golfers were made");
  const waits = { status: "pending", waitlistPosition: 1 } as const;
  return createMockServer({
    world: {
      games: [own, other, cancelled],
      people: [
        { ...jonas, friends: ["Robin Vale"] },
        { ...priya, ...waits },
        { ...tom, ...waits },
        { ...confirmed, playing: "asked" },
        { ...pending, status: "pending", friends: ["Kim Lee"] },
        { ...declined, status: "declined" },
        ...playersIn(cancelled, 2),
      ],
    },
  });
}
