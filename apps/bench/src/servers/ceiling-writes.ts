import type { Sql } from "postgres";

type Answer = { status: number; body: unknown };
type Locked = { hostId: string; totalSlots: number; confirmedCount: number; open: boolean };

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

const lockSql = `select host_id as "hostId", total_slots as "totalSlots", confirmed_count as "confirmedCount",
  status = 'active' and tee_off_at > now() as open from tee_times where id = $1 for update`;
const newsSql = `insert into notifications (recipient_id, tee_time_id, content) values ($1, $2, $3)`;
const prepared = { prepare: true } as const;

/** The same guarantees as Fourball: decided under the game's row lock, with the notification in the same transaction. */
export const decide = (sql: Sql, viewerId: string, { participantId = "" }: Record<string, string>): Promise<Answer> =>
  sql.begin(async (tx) => {
    const [request] = await tx.unsafe<{ teeTimeId: string; userId: string }[]>(
      `select tee_time_id as "teeTimeId", user_id as "userId" from tee_time_participants where id = $1`,
      [participantId],
      prepared,
    );
    if (!request) return refusal(404, "Request not found");
    const [game] = await tx.unsafe<Locked[]>(lockSql, [request.teeTimeId], prepared);
    if (game?.hostId !== viewerId) return refusal(404, "Request not found");
    if (!game.open || game.confirmedCount + 1 >= game.totalSlots) return refusal(409, "No spots left");
    const [decided] = await tx.unsafe(
      "update tee_time_participants set status = 'confirmed', updated_at = now() where id = $1 and status <> 'confirmed' returning *",
      [participantId],
      prepared,
    );
    if (decided) await tx.unsafe(newsSql, [request.userId, request.teeTimeId, { kind: "join-approved" }], prepared);
    return { status: 200, body: decided };
  });

export const join = (sql: Sql, viewerId: string, { teeTimeId = "" }: Record<string, string>): Promise<Answer> =>
  sql.begin(async (tx) => {
    const [game] = await tx.unsafe<Locked[]>(lockSql, [teeTimeId], prepared);
    if (!game) return refusal(404, "Tee time not found");
    if (!game.open || game.confirmedCount + 1 >= game.totalSlots) return refusal(409, "Tee time is full");
    const [asked] = await tx.unsafe(
      "insert into tee_time_participants (tee_time_id, user_id) values ($1, $2) on conflict do nothing returning *",
      [teeTimeId, viewerId],
      prepared,
    );
    if (!asked) return refusal(409, "You have already requested to join");
    await tx.unsafe(newsSql, [game.hostId, teeTimeId, { kind: "join-requested" }], prepared);
    return { status: 201, body: asked };
  });
