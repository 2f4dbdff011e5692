import type { AdminStats } from "@fourball/domain/admin/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { courseTimeText, shortDate } from "../../../kit/formatting.ts";
import { texts } from "../texts.ts";
import { RecentList, recentRow } from "./recent-list.tsx";

export function RecentTeeTimes({ teeTimes }: { teeTimes: AdminStats["recentTeeTimes"] }): ReactNode {
  return (
    <RecentList nothing={texts.overview.noTeeTimes} title={texts.overview.recentTeeTimes}>
      {teeTimes.map(({ id, courseName, hostName, date, time, timeZone }) => (
        <li key={id}>
          <Link className={`${recentRow} sm:grid-cols-[1fr_auto]`} params={{ teeTimeId: id }} to="/tee-times/$teeTimeId">
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{courseName}</span>
              <span className="text-ink-2 wrap-anywhere">{texts.overview.hostedBy(hostName)}</span>
            </span>
            <span className="text-ink-2 sm:text-right">
              {shortDate(date)}, {courseTimeText({ date, time, timeZone })}
            </span>
          </Link>
        </li>
      ))}
    </RecentList>
  );
}
