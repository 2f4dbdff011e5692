import { chance, clockTime, dayAfter, hostedAhead, isLately, one, type Visit } from "./visit.ts";

export async function answerRequests(visit: Visit): Promise<void> {
  const { by } = visit;
  const [requests = [], guests = []] = await Promise.all([
    by.read("requests", (api) => api.dashboard.pendingRequests.query()),
    by.read("guests", (api) => api.dashboard.pendingGuests.query()),
  ]);
  for (const { id: participantId } of requests) {
    if (chance(visit, 15)) continue;
    const status = chance(visit, 85) ? "confirmed" : "declined";
    await by.writeOnce("decide", (api, keyed) =>
      api.participation.decide.mutate({ participantId, status, from: "pending" }, keyed),
    );
    if (chance(visit, 3)) await by.write("undo", (api) => api.participation.undoDecision.mutate({ participantId }));
  }
  for (const { id: guestRequestId } of guests) {
    const status = chance(visit, 80) ? "approved" : "declined";
    await by.writeOnce("decide on a guest", (api, keyed) =>
      api.guest.decide.mutate({ guestRequestId, status, from: "pending" }, keyed),
    );
  }
}

export async function host(visit: Visit): Promise<void> {
  const { by } = visit;
  const courseId = one(visit, visit.courses) ?? "";
  const game = {
    courseId,
    date: dayAfter(visit, 1 + by.dice.below(by.dice.below(4) === 0 ? 40 : 12)),
    time: clockTime(visit),
    totalSlots: 2 + by.dice.below(3),
    ...by.dice.pick([{}, {}, {}, {}, {}, {}, {}, {}, { isPublic: false }, { headStartHours: 24 as const }]),
  };
  await by.writeOnce("host", (api, keyed) => api.teeTime.create.mutate(game, keyed));
}

export async function edit(visit: Visit): Promise<void> {
  const game = one(visit, hostedAhead(visit));
  if (!game) return;
  const change = chance(visit, 50)
    ? { time: clockTime(visit) }
    : { totalSlots: Math.max(2, Math.min(4, game.totalSlots + (chance(visit, 50) ? 1 : -1))) };
  await visit.by.write("edit", (api) => api.teeTime.edit.mutate({ teeTimeId: game.id, ...change }));
}

export async function cancel(visit: Visit): Promise<void> {
  const game = one(visit, hostedAhead(visit));
  if (game) await visit.by.write("cancel", (api) => api.teeTime.cancel.mutate({ teeTimeId: game.id, reason: "Rain" }));
}

/** Proposes another time, or decides on what was proposed. */
export async function propose(visit: Visit): Promise<void> {
  const game = one(
    visit,
    hostedAhead(visit).filter(({ confirmedCount }) => confirmedCount > 0),
  );
  if (!game) return;
  const teeTimeId = game.id;
  const open = await visit.by.read("proposal", (api) => api.proposal.get.query({ teeTimeId }));
  const proposalId = open?.proposal?.id;
  if (proposalId)
    await visit.by.write("decide on a change", (api) =>
      api.proposal.decide.mutate({ teeTimeId, proposalId, isMade: chance(visit, 60) }),
    );
  else await visit.by.write("propose", (api) => api.proposal.propose.mutate({ teeTimeId, time: clockTime(visit) }));
}

export async function handOver(visit: Visit): Promise<void> {
  const game = one(
    visit,
    hostedAhead(visit).filter(({ confirmedCount }) => confirmedCount > 0),
  );
  if (!game) return;
  const teeTimeId = game.id;
  const participants = (await visit.by.read("participants", (api) => api.participation.list.query({ teeTimeId }))) ?? [];
  const player = one(
    visit,
    participants.filter(({ status }) => status === "confirmed"),
  );
  if (player) await visit.by.write("hand over", (api) => api.teeTime.handOver.mutate({ teeTimeId, participantId: player.id }));
}

/** Or says that the weather was bad, and then no player counts as missing. */
export async function markNoShow(visit: Visit): Promise<void> {
  const { by } = visit;
  const played = one(
    visit,
    visit.hosted.filter((game) => game.status === "completed" && isLately(visit, game)),
  );
  if (!played) return;
  const teeTimeId = played.id;
  if (chance(visit, 15))
    return void (await by.write("weather", (api) => api.attendance.setBadWeather.mutate({ teeTimeId, isBad: true })));
  const round = await by.read("attendance", (api) => api.attendance.round.query({ teeTimeId }));
  const player = round?.players.find(({ state }) => state === "none");
  if (player) await by.write("no-show", (api) => api.attendance.markNoShow.mutate({ teeTimeId, userId: player.userId }));
}

export async function saveCosts(visit: Visit): Promise<void> {
  const game = one(visit, hostedAhead(visit));
  if (!game) return;
  const costs = {
    teeTimeId: game.id,
    greenFee: 2000 + visit.by.dice.below(20_000),
    cart: chance(visit, 50) ? 2000 : null,
    deposit: null,
    payee: "booker" as const,
    rule: "",
    bookedById: visit.by.golfer.id,
  };
  await visit.by.write("costs", (api) => api.cost.set.mutate(costs));
}

export async function repeatGame(visit: Visit): Promise<void> {
  const { by } = visit;
  const game = one(
    visit,
    hostedAhead(visit).filter(({ confirmedCount }) => confirmedCount === 0),
  );
  if (!game) return;
  const candidates = (await by.read("candidates", (api) => api.standingGame.candidates.query())) ?? [];
  const regularIds = by.dice
    .shuffled(candidates)
    .slice(0, 1 + by.dice.below(3))
    .map(({ userId }) => userId);
  const frequency = by.dice.pick(["weekly", "every-two-weeks", "monthly"] as const);
  const input = { teeTimeId: game.id, frequency, regularIds, isPublic: chance(visit, 70) };
  if (regularIds.length > 0) await by.writeOnce("repeat", (api, keyed) => api.standingGame.create.mutate(input, keyed));
}

/** Or ends it, or leaves it. */
export async function skipDate(visit: Visit): Promise<void> {
  const { by } = visit;
  const game = one(visit, (await by.read("standing games", (api) => api.standingGame.list.query())) ?? []);
  if (!game) return;
  const standingGameId = game.id;
  if (game.host.userId !== by.golfer.id) {
    if (chance(visit, 10)) await by.write("leave", (api) => api.standingGame.leave.mutate({ standingGameId }));
    return;
  }
  if (chance(visit, 30)) return void (await by.write("end", (api) => api.standingGame.end.mutate({ standingGameId })));
  const planned = one(
    visit,
    game.dates.filter(({ state }) => state === "planned"),
  );
  if (planned)
    await by.write("skip", (api) => api.standingGame.skipDate.mutate({ standingGameId, date: planned.date, isSkipped: true }));
}
