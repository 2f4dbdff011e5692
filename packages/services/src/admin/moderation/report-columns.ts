import type { Db } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { reports, users } from "@fourball/db/schema/index";
import type { ReportDetail, ReportRow } from "@fourball/domain/moderation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { eq } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";

const reported = alias(users, "reported");
const reporter = alias(users, "reporter");
const taker = alias(users, "taker");
const settler = alias(users, "settler");

const columns = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  words: reports.words,
  createdAt: reports.createdAt,
  settledAt: reports.settledAt,
  settledReason: reports.settledReason,
  outcome: reports.outcome,
  evidence: reports.evidence,
};

type PersonTable = Record<"id" | "firstName" | "lastName" | "email" | "deletedAt", PgColumn>;

/** Never the whole account, which has secrets. */
const personIn = <Table extends PersonTable>(golfers: Table): Pick<Table, keyof PersonTable> => ({
  id: golfers.id,
  firstName: golfers.firstName,
  lastName: golfers.lastName,
  email: golfers.email,
  deletedAt: golfers.deletedAt,
});

/** The reports with their golfers, for the caller to narrow. */
export const selectReports = (db: Db) =>
  db
    .select({
      report: columns,
      reported: personIn(reported),
      reporter: personIn(reporter),
      taker: personIn(taker),
      settler: personIn(settler),
    })
    .from(reports)
    .innerJoin(reported, eq(reported.id, reports.reportedId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(taker, eq(taker.id, reports.takenById))
    .leftJoin(settler, eq(settler.id, reports.settledById));

type Row = Awaited<ReturnType<typeof selectReports>>[number];
type Person = Row["reported"];

const personOf = (golfer: Person): ReportRow["reported"] => ({
  id: golfer.id,
  isClosed: golfer.deletedAt !== null,
  name: displayName(golfer),
});

export function reportOfRow({
  report: { createdAt, settledAt, ...report },
  reported,
  reporter,
  taker,
  settler,
}: Row): ReportRow & Pick<ReportDetail, "settledBy" | "settledReason"> {
  return {
    ...report,
    sentAt: isoInstant(createdAt),
    reported: personOf(reported),
    reporter: personOf(reporter),
    takenBy: taker && personOf(taker),
    settledBy: settler && personOf(settler),
    settledAt: settledAt && isoInstant(settledAt),
  };
}
