import "temporal-polyfill/global";
import { notifications, sessions, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, sql } from "drizzle-orm";
import express, { type ErrorRequestHandler, type Request, type Response } from "express";
import { pageOf } from "./card.ts";
import { openDrizzle } from "./express-database.ts";
import { builder, perRow, relational } from "./express-lists.ts";
import { readJob, sayReady } from "./peer-process.ts";
import { sessionId } from "./session-id.ts";

/** The marketplace in the usual style. */
const { databaseUrl, port } = readJob();
const db = openDrizzle(databaseUrl);
const app = express().use(express.json());

async function viewerOf(request: Request): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess} ->> 'userId')::uuid`))
    .where(and(eq(sessions.sid, sessionId(request.headers.cookie)), gt(sessions.expire, new Date())));
  return found?.users;
}

type Handler = (viewerId: string, request: Request, response: Response) => Promise<unknown>;

const signedIn = (handler: Handler) => async (request: Request, response: Response) => {
  const viewer = await viewerOf(request);
  if (!viewer) return void response.status(401).json({ message: "Unauthorized" });
  response.json(await handler(viewer.id, request, response));
};

for (const list of [relational, perRow, builder])
  app.get(
    `/${list.name}`,
    signedIn(async (viewerId) => pageOf(await list(db, viewerId))),
  );

const confirmedIn = (teeTimeId: string): Promise<number> =>
  db.$count(teeTimeParticipants, and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(teeTimeParticipants.status, "confirmed")));

// Counts, then writes: only the table's check constraint prevents overbooking.
app.post(
  "/decide",
  signedIn(async (viewerId, request, response) => {
    const asked = await db.query.teeTimeParticipants.findFirst({
      where: eq(teeTimeParticipants.id, request.body.participantId),
      with: { teeTime: true },
    });
    if (asked?.teeTime.hostId !== viewerId) return void response.status(404);
    if ((await confirmedIn(asked.teeTimeId)) + 1 >= asked.teeTime.totalSlots) return refuse(response, "No spots left");
    const [decided] = await db
      .update(teeTimeParticipants)
      .set({ status: "confirmed" })
      .where(eq(teeTimeParticipants.id, asked.id))
      .returning();
    const content = { kind: "join-approved" as const, courseName: "", date: asked.teeTime.date, time: asked.teeTime.time };
    await db.insert(notifications).values({ recipientId: asked.userId, teeTimeId: asked.teeTimeId, content });
    return decided;
  }),
);

app.post(
  "/join",
  signedIn(async (viewerId, request, response) => {
    const game = await db.query.teeTimes.findFirst({ where: eq(teeTimes.id, request.body.teeTimeId) });
    if (!game) return void response.status(404);
    if ((await confirmedIn(game.id)) + 1 >= game.totalSlots) return refuse(response, "Tee time is full");
    const [asked] = await db.insert(teeTimeParticipants).values({ teeTimeId: game.id, userId: viewerId }).returning();
    if (!asked) return void response.status(500);
    const place = { courseName: "", date: game.date, time: game.time };
    const content = { kind: "join-requested" as const, participantId: asked.id, golferId: viewerId, ...place };
    await db.insert(notifications).values({ recipientId: game.hostId, teeTimeId: game.id, content });
    response.status(201);
    return asked;
  }),
);

function refuse(response: Response, message: string): { message: string } {
  response.status(409);
  return { message };
}

// Express would log each error with its stack.
const quietly: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).json({ message: "Error" });

app.use(quietly).listen(port, "127.0.0.1", sayReady);
