import { reports, users } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObjectWhere } from "@fourball/db/select/json";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { ReportDetail, ReportRow } from "@fourball/domain/moderation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const golferAs = <Name extends string>(name: Name) => alias(users, name);
const reported = golferAs("reported");
const reporter = golferAs("reporter");
const taker = golferAs("taker");
const settler = golferAs("settler");

const person = <Name extends string>(golfer: ReturnType<typeof golferAs<Name>>) =>
  jsonObjectWhere(golfer.id, {
    id: golfer.id,
    firstName: golfer.firstName,
    lastName: golfer.lastName,
    isClosed: asBoolean(sql`${golfer.deletedAt} is not null`),
  });

const columns = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  words: reports.words,
  createdAt: reports.createdAt,
  reportedId: reports.reportedId,
  reported: person(reported),
  reporter: person(reporter),
  takenBy: person(taker),
  settledBy: person(settler),
  settledAt: reports.settledAt,
  settledReason: reports.settledReason,
  outcome: reports.outcome,
  evidence: reports.evidence,
};

/** Builds a query for the reports that `which` names. */
export const prepareReports = (which: SQL) =>
  prepareSelect(
    columns,
    from(reports)
      .leftJoin(reported, sql`${reported.id} = ${reports.reportedId}`, sql`${users} as "reported"`)
      .leftJoin(reporter, sql`${reporter.id} = ${reports.reporterId}`, sql`${users} as "reporter"`)
      .leftJoin(taker, sql`${taker.id} = ${reports.takenById}`, sql`${users} as "taker"`)
      .leftJoin(settler, sql`${settler.id} = ${reports.settledById}`, sql`${users} as "settler"`),
    which,
  );

type Row = RowOf<ReturnType<typeof prepareReports>>;
type Person = { id: string; firstName: string | null; lastName: string | null; isClosed: boolean };

const personOf = ({ id, isClosed, ...name }: Person): ReportRow["reported"] => ({ id, isClosed, name: displayName(name) });

export function reportOfRow(row: Row): ReportRow & Pick<ReportDetail, "settledBy" | "settledReason"> {
  const { createdAt, reported, reporter, takenBy, settledBy, settledAt, reportedId: _id, ...report } = row;
  if (!reported || !reporter) throw new Error("a report without its golfers");
  return {
    ...report,
    sentAt: isoInstant(createdAt),
    reported: personOf(reported),
    reporter: personOf(reporter),
    takenBy: takenBy && personOf(takenBy),
    settledBy: settledBy && personOf(settledBy),
    settledAt: settledAt && isoInstant(settledAt),
  };
}
