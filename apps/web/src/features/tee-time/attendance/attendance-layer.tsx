import { MARK_ANSWER_DAYS } from "@fourball/domain/attendance/constants";
import { marksCloseAt, weatherWindow } from "@fourball/domain/attendance/windows";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";

const HostAttendance = lazy(() => import("./host-attendance.tsx").then((m) => ({ default: m.HostAttendance })));
const PlayerAttendance = lazy(() => import("./player-attendance.tsx").then((m) => ({ default: m.PlayerAttendance })));

/** Who came and how the weather was, from a day before tee-off until no one can say anything any more. */
export function AttendanceLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { viewerStatus } = teeTime;
  const Part = viewerStatus === "host" ? HostAttendance : viewerStatus === "confirmed" ? PlayerAttendance : undefined;
  if (!Part || !isAboutNow(teeTime)) return null;
  return (
    <Suspense>
      <Part teeTime={teeTime} />
    </Suspense>
  );
}

function isAboutNow({ status, teeOffAt }: TeeTimeDetail): boolean {
  const game = { teeOffAt: Temporal.Instant.from(teeOffAt) };
  const now = Temporal.Now.instant();
  const end = marksCloseAt(game).add({ hours: MARK_ANSWER_DAYS * 24 });
  const { from } = weatherWindow(game);
  return status !== "cancelled" && Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, end) < 0;
}
