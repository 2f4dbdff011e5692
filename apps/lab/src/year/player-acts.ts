import { chance, dayAfter, hostedAhead, isLately, joinedAhead, one, type Visit } from "./visit.ts";

export async function answerQuestions(visit: Visit): Promise<void> {
  const { by } = visit;
  for (const { teeTimeId, offerExpiresAt, playing, status } of joinedAhead(visit)) {
    if (offerExpiresAt && chance(visit, 70))
      await by.writeOnce("accept", (api, keyed) => api.teeTime.acceptOffer.mutate({ teeTimeId }, keyed));
    if (playing === "asked" && chance(visit, 60))
      await by.write("still playing", (api) => api.participation.confirmPlaying.mutate({ teeTimeId }));
    if (status !== "confirmed" || !chance(visit, 40)) continue;
    const open = await by.read("proposal", (api) => api.proposal.get.query({ teeTimeId }));
    const proposal = open?.proposal;
    if (!proposal || proposal.players.some(({ userId, isIn }) => userId === by.golfer.id && isIn !== null)) continue;
    const isIn = chance(visit, 75);
    await by.write("answer", (api) => api.proposal.answer.mutate({ teeTimeId, proposalId: proposal.id, isIn }));
  }
}

export async function ask(visit: Visit): Promise<void> {
  const { by } = visit;
  const page = await by.read("list", (api) => api.teeTime.list.query({ limit: 20 }));
  const strange = (page?.items ?? []).filter(({ id, viewerStatus }) => viewerStatus === null && !by.golfer.askedFor.has(id));
  for (let asked = 0; asked < 2; asked++) {
    const game = one(visit, strange);
    if (!game || by.golfer.askedFor.has(game.id)) return;
    const teeTimeId = game.id;
    by.golfer.askedFor.add(teeTimeId);
    const isFull = game.confirmedCount + game.offeredCount + 1 >= game.totalSlots;
    if (isFull) await by.writeOnce("wait", (api, keyed) => api.teeTime.joinWaitlist.mutate({ teeTimeId }, keyed));
    else {
      const friends = chance(visit, 10) ? [`Friend ${by.dice.below(100)}`] : [];
      const message = "May I join you?";
      await by.writeOnce("join", (api, keyed) => api.teeTime.join.mutate({ teeTimeId, friends, message }, keyed));
    }
  }
}

export async function withdraw(visit: Visit): Promise<void> {
  const joined = one(visit, joinedAhead(visit));
  if (!joined) return;
  const { teeTimeId } = joined;
  await visit.by.writeOnce("withdraw", (api, keyed) => api.teeTime.withdraw.mutate({ teeTimeId }, keyed));
}

export async function dropFriend(visit: Visit): Promise<void> {
  const joined = joinedAhead(visit).find(({ friends }) => friends.length > 0);
  const [friend] = joined?.friends ?? [];
  if (joined && friend)
    await visit.by.write("drop a friend", (api) => api.teeTime.dropFriend.mutate({ teeTimeId: joined.teeTimeId, friend }));
}

export async function chat(visit: Visit): Promise<void> {
  const { by } = visit;
  const rooms = [
    ...hostedAhead(visit)
      .filter(({ confirmedCount }) => confirmedCount > 0)
      .map(({ id }) => id),
    ...joinedAhead(visit)
      .filter(({ status }) => status === "confirmed")
      .map(({ teeTimeId }) => teeTimeId),
  ];
  const teeTimeId = one(visit, rooms);
  if (!teeTimeId) return;
  const history = await by.read("history", (api) => api.chat.history.query({ teeTimeId }));
  const latest = history?.messages.at(-1);
  if (latest) {
    await by.write("read", (api) => api.chat.markRead.mutate({ teeTimeId, seq: latest.seq }));
    if (latest.type === "message" && chance(visit, 20))
      await by.write("react", (api) => api.chat.react.mutate({ teeTimeId, seq: latest.seq, emoji: "👍" }));
  }
  const clientId = `${by.golfer.id}-${by.dice.below(2 ** 31)}`;
  const said = await by.writeOnce("say", (api) =>
    api.chat.say.mutate({ teeTimeId, message: "Looking forward to it.", clientId }),
  );
  if (said && chance(visit, 5)) await by.write("delete", (api) => api.chat.delete.mutate({ teeTimeId, seq: said.seq }));
}

export async function rate(visit: Visit): Promise<void> {
  const { by } = visit;
  for (const { teeTimeId, golfers } of (await by.read("ratings", (api) => api.rating.open.query())) ?? []) {
    for (const { userId, given, playAgain } of golfers) {
      if (given || chance(visit, 20)) continue;
      const verdict = chance(visit, 95)
        ? { playedTogether: true as const, stars: 1 + by.dice.below(5) }
        : { playedTogether: false as const };
      await by.write("rate", (api) => api.rating.rate.mutate({ teeTimeId, userId, verdict }));
      if (!playAgain && verdict.playedTogether && chance(visit, 50))
        await by.write("play again", (api) => api.partner.answer.mutate({ userId, answer: chance(visit, 70) ? "yes" : "fine" }));
    }
  }
}

export async function beAtTheCourse(visit: Visit): Promise<void> {
  const today = [
    ...visit.hosted.map((game) => ({ ...game, teeTimeId: game.id })),
    ...visit.joined.map(({ teeTime, teeTimeId }) => ({ ...teeTime, teeTimeId })),
  ];
  for (const game of today) {
    if (game.status !== "active" || Math.abs(visit.now.since(Temporal.Instant.from(game.teeOffAt)).total("minutes")) > 60)
      continue;
    const { teeTimeId } = game;
    const at = visit.now.toString({ smallestUnit: "millisecond" });
    await visit.by.writeOnce("arrive", (api, keyed) => api.attendance.arrive.mutate({ teeTimeId, at }, keyed));
  }
}

export async function answerNoShows(visit: Visit): Promise<void> {
  const { by } = visit;
  const teeTimeId = one(visit, playedLately(visit));
  if (!teeTimeId) return;
  const round = await by.read("attendance", (api) => api.attendance.round.query({ teeTimeId }));
  for (const { userId } of round?.players ?? []) {
    const answer = { teeTimeId, userId, didCome: chance(visit, 50) };
    if (userId !== by.golfer.id) await by.write("answer a no-show", (api) => api.attendance.answerNoShow.mutate(answer));
  }
}

const playedLately = (visit: Visit): string[] =>
  visit.joined
    .filter(({ teeTime, status }) => status === "confirmed" && teeTime.status === "completed" && isLately(visit, teeTime))
    .map(({ teeTimeId }) => teeTimeId);

export async function settleCosts(visit: Visit): Promise<void> {
  const { by } = visit;
  const rounds = visit.hosted.filter((game) => game.status === "completed" && isLately(visit, game)).map(({ id }) => id);
  const teeTimeId = one(visit, [...rounds, ...playedLately(visit)]);
  if (!teeTimeId) return;
  const card = await by.read("costs", (api) => api.cost.get.query({ teeTimeId }));
  const own = card?.own;
  if (own && !own.paidAt)
    await by.write("paid", (api) => api.cost.tick.mutate({ shareId: own.id, tick: "paid", isTicked: true }));
  for (const { id, paidAt, receivedAt } of card?.owed ?? [])
    if (paidAt && !receivedAt)
      await by.write("received", (api) => api.cost.tick.mutate({ shareId: id, tick: "received", isTicked: true }));
}

export async function saveSearch(visit: Visit): Promise<void> {
  const { by } = visit;
  const frequency = by.dice.pick(["at-once", "daily", "weekly"] as const);
  const courseId = one(visit, visit.courses) ?? "";
  const filter = by.dice.pick([
    { courseId },
    { minOpen: 1 + by.dice.below(3), timesOfDay: ["morning" as const] },
    { from: dayAfter(visit, 1), to: dayAfter(visit, 30) },
  ]);
  await by.write("save a search", (api) => api.savedSearch.save.mutate({ filter, frequency, timeZone: "America/New_York" }));
}

export async function dropSearch(visit: Visit): Promise<void> {
  const search = one(visit, (await visit.by.read("searches", (api) => api.savedSearch.list.query())) ?? []);
  if (search) await visit.by.write("delete a search", (api) => api.savedSearch.delete.mutate({ id: search.id }));
}

export async function block({ by }: Visit): Promise<void> {
  const page = await by.read("list", (api) => api.teeTime.list.query({ limit: 20 }));
  const game = page?.items[by.dice.below(page.items.length)];
  if (game && game.hostId !== by.golfer.id) await by.write("block", (api) => api.block.add.mutate({ userId: game.hostId }));
}

export async function readNotifications({ by }: Visit): Promise<void> {
  await by.write("read notifications", (api) => api.notification.markRead.mutate({}));
}
