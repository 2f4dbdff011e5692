import type { Tx } from "@fourball/db/client";
import { before } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { pictures, reports } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { REPORTS_A_DAY } from "@fourball/domain/report/constants";
import { type ReportTarget, type SendReportInput, type SentReport, sentReport } from "@fourball/domain/report/schema";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { once } from "../../core/once.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { findReportedGame } from "./find-game.ts";
import { findReportedGolfer, findReportedPicture } from "./find-golfer.ts";
import { findReportedMessage } from "./find-message.ts";
import type { Reported } from "./reported.ts";

/**
 * Reports what the viewer can see to the admins, with a copy of it as it is now; the golfer whom it is about learns nothing.
 * Sent again while it is open, it is the same report.
 */
export async function sendReport(ctx: MemberContext, input: SendReportInput): Promise<SentReport> {
  return once(ctx, { call: "report.send", input, answer: sentReport }, async (tx) => {
    // The reporter's own row, so that several at once are counted one after the other.
    await lockGolfers(tx, [ctx.viewer.id]);
    await lockActiveAccount(tx, ctx.viewer);
    const reported = await findReported({ ...ctx, db: tx }, tx, input.about);
    if (reported.golferId === ctx.viewer.id) throw fail("reportOfYourself");
    const { subject } = input.about;
    const same = { reporterId: ctx.viewer.id, subject, subjectKey: reported.key };
    return (await findOpen(tx, same)) ?? (await insertReport(tx, { ...input, ...same, reported }));
  });
}

async function findReported(ctx: MemberContext, tx: Tx, about: ReportTarget): Promise<Reported> {
  if ("userId" in about && about.userId === ctx.viewer.id) throw fail("reportOfYourself");
  switch (about.subject) {
    case "golfer":
      return findReportedGolfer(ctx, about.userId);
    case "message":
      return findReportedMessage(ctx, about);
    case "game":
      return findReportedGame(ctx, tx, about);
    case "picture":
      return findReportedPicture(ctx, about);
  }
}

type Same = Pick<typeof reports.$inferSelect, "reporterId" | "subject" | "subjectKey">;
const answerColumns = { id: reports.id, createdAt: reports.createdAt };
const sent = ({ id, createdAt }: { id: string; createdAt: Date }): SentReport => ({ id, sentAt: isoInstant(createdAt) });

async function findOpen(tx: Tx, { reporterId, subject, subjectKey }: Same): Promise<SentReport | undefined> {
  const isSame = and(
    eq(reports.reporterId, reporterId),
    eq(reports.subject, subject),
    eq(reports.subjectKey, subjectKey),
    isNull(reports.settledAt),
  );
  const [open] = await tx.select(answerColumns).from(reports).where(isSame);
  return open && sent(open);
}

async function insertReport(
  tx: Tx,
  { reported, reason, words, ...same }: Same & Omit<SendReportInput, "about"> & { reported: Reported },
): Promise<SentReport> {
  await refuseMany(tx, same.reporterId);
  const { golferId, evidence, pictureHash } = reported;
  const pictureId = pictureHash ? await heldPicture(tx, pictureHash) : null;
  const [row] = await tx
    .insert(reports)
    .values({ ...same, reportedId: golferId, reason, words: words || null, evidence, pictureId })
    .returning(answerColumns);
  if (!row) throw new Error("an insert returned no row");
  return sent(row);
}

const dayAgo = before(clock, { hours: 24 });
const secondsLeft = sql`ceil(extract(epoch from ${reports.createdAt} - (${dayAgo})))`.mapWith(Number);

async function refuseMany(tx: Tx, reporterId: string): Promise<void> {
  const latest = await tx
    .select({ secondsLeft })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), gt(reports.createdAt, dayAgo)))
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_A_DAY);
  if (latest.length < REPORTS_A_DAY) return;
  throw fail("reportsTooMany", {
    retryAfterSeconds: Math.max(1, latest.at(-1)?.secondsLeft ?? 1),
    values: { most: REPORTS_A_DAY },
  });
}

/** Waits for an account that is being closed, whose pictures go: without its picture, the rest of the evidence is kept. */
async function heldPicture(tx: Tx, hash: string): Promise<string | null> {
  const [picture] = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.hash, hash), isNull(pictures.deletedAt)))
    .for("share");
  return picture?.id ?? null;
}
