import { NOW } from "@fourball/testkit/fixtures";
import { anAccount, cardOf } from "@fourball/testkit/golfer-fixtures";
import { createMockServer, type MockServer } from "@fourball/testkit/mock-server";
import { aGame, aPlayer, hostedByViewer, onCourse, playersIn } from "@fourball/testkit/mock-world/sample-games";
import { aChatMessage } from "@fourball/testkit/tee-time-fixtures";

/**
 * The viewer has blocked Jonas, and Priya the viewer; Maya has blocked Tom. Each hosts games and plays in games of others, in
 * which the viewer plays, waits, was turned down, or has no part.
 */
export function blockedWorld(): MockServer {
  const me = anAccount();
  const [jonas, priya, tom] = playersIn(aGame(0), 3).map(({ userId, user }) => ({ userId, user }));
  if (!jonas || !priya || !tom) throw new Error("three golfers were made");
  const hostedBy = ({ userId, user }: typeof jonas) => ({ hostId: userId, host: user });
  const own = { userId: me.id, user: cardOf(me) };
  const [ofJonas, ofPriya, withJonas, withPriya, together, hosted, asked, toTom, declined, full] = [
    aGame(0, hostedBy(jonas)),
    aGame(1, hostedBy(priya)),
    aGame(2),
    aGame(3),
    aGame(4, hostedBy(jonas)),
    aGame(5, hostedByViewer(me)),
    aGame(6),
    aGame(7, hostedBy(tom)),
    aGame(8, hostedBy(jonas)),
    aGame(9, { ...hostedByViewer(me), totalSlots: 2 }),
  ];
  const played = aGame(20, { ...hostedBy(jonas), status: "completed" });
  const round = { ...played, ...onCourse(played.course, { date: "2026-06-10", time: played.time }) };
  const maya = { userId: withJonas.hostId, user: withJonas.host };
  const says = (seq: number, { userId, user }: typeof jonas, message: string) =>
    aChatMessage({
      id: crypto.randomUUID(),
      teeTimeId: together.id,
      seq,
      userId,
      userName: `${user.firstName} ${user.lastName}`,
      message,
    });
  const waits = { status: "pending", waitlistPosition: 1 } as const;
  return createMockServer({
    world: {
      me,
      games: [ofJonas, ofPriya, withJonas, withPriya, together, hosted, asked, toTom, declined, full, round],
      people: [
        aPlayer(withJonas, jonas, 0),
        aPlayer(withJonas, tom, 2),
        aPlayer(withPriya, priya, 1),
        aPlayer(together, priya, 1),
        aPlayer(together, own, 9),
        aPlayer(hosted, jonas, 0, { status: "declined" }),
        aPlayer(hosted, priya, 1),
        aPlayer(hosted, tom, 2, { status: "pending" }),
        aPlayer(asked, jonas, 0),
        aPlayer(asked, priya, 1),
        aPlayer(asked, own, 9, { status: "pending" }),
        aPlayer(toTom, own, 9, { status: "pending" }),
        aPlayer(declined, own, 9, { status: "declined" }),
        aPlayer(full, tom, 2, waits),
        aPlayer(full, maya, 3),
        aPlayer(round, priya, 1),
        aPlayer(round, own, 9),
      ],
      messages: [says(1, jonas, "Who drives?"), says(2, priya, "I do")],
      blocks: [
        { blockerId: me.id, blockedId: jonas.userId, blockedAt: "2026-06-10T15:00:00.000Z" },
        { blockerId: priya.userId, blockedId: me.id, blockedAt: NOW },
        { blockerId: maya.userId, blockedId: tom.userId, blockedAt: NOW },
      ],
    },
  });
}
