import type { AdminStats } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import { Link, linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { courseTimeText, momentText, shortDate } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { Attention } from "./overview/attention.tsx";
import { DayCharts, DayChartsSkeleton } from "./overview/day-charts.tsx";
import { adminTexts } from "./texts.ts";

export function OverviewTab(): ReactNode {
  const stats = trpc.admin.stats.useQuery();
  const days = trpc.admin.days.useQuery();
  return (
    <div className="stack gap-5">
      <Attention />
      <FigureCards stats={stats.data} />
      <QueryBody failed={adminTexts.overview.noCharts} query={days} skeleton={<DayChartsSkeleton />}>
        {(counted) => <DayCharts days={counted} />}
      </QueryBody>
      <QueryBody failed={adminTexts.overview.noFigures} query={stats}>
        {({ recentUsers, recentTeeTimes }) => (
          <div className="stack items-start gap-5 lg:grid-cols-2">
            <RecentUsers users={recentUsers} />
            <RecentTeeTimes teeTimes={recentTeeTimes} />
          </div>
        )}
      </QueryBody>
    </div>
  );
}

function RecentTeeTimes({ teeTimes }: { teeTimes: AdminStats["recentTeeTimes"] }): ReactNode {
  return (
    <RecentList nothing={adminTexts.overview.noTeeTimes} title={adminTexts.overview.recentTeeTimes}>
      {teeTimes.map(({ id, courseName, hostName, date, time, timeZone }) => (
        <li key={id}>
          <Link className={`${recentRow} sm:grid-cols-[1fr_auto]`} params={{ teeTimeId: id }} to="/tee-times/$teeTimeId">
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{courseName}</span>
              <span className="text-ink-2 wrap-anywhere">{adminTexts.overview.hostedBy(hostName)}</span>
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

function RecentUsers({ users }: { users: AdminStats["recentUsers"] }): ReactNode {
  return (
    <RecentList nothing={adminTexts.overview.noUsers} title={adminTexts.overview.recentUsers}>
      {users.map((user) => (
        <li key={user.id}>
          <Link
            className={`${recentRow} grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto]`}
            resetScroll={false}
            search={{ tab: "users", user: user.id }}
            to="/admin"
          >
            <GolferAvatar golfer={{ ...user, profileImageUrl: null }} />
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{displayName(user)}</span>
              <span className="text-ink-2 wrap-anywhere">{user.email}</span>
            </span>
            <span className="text-ink-2 max-sm:col-start-2">{momentText(user.createdAt)}</span>
          </Link>
        </li>
      ))}
    </RecentList>
  );
}

type RecentListProps = { title: string; nothing: string; children: readonly ReactNode[] };

/** The latest entries under a heading. */
function RecentList({ title, nothing, children }: RecentListProps): ReactNode {
  return (
    <Card as="section">
      <h2 className="px-4 pt-4 pb-2 text-h3 sm:px-5">{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="px-4 pb-4 text-ink-2 text-small sm:px-5">{nothing}</p>}
    </Card>
  );
}

const recentRow =
  "grid items-center gap-x-3 border-line border-t px-4 py-3 text-ink text-small no-underline -outline-offset-2 hover:bg-sunken sm:px-5";

const words = adminTexts.overview;

const cards = [
  { label: words.totalUsers, of: "totalUsers", target: linkOptions({ to: "/admin", search: { tab: "users" } }) },
  { label: words.totalCourses, of: "totalCourses", target: linkOptions({ to: "/admin", search: { tab: "courses" } }) },
  { label: words.totalTeeTimes, of: "totalTeeTimes", target: linkOptions({ to: "/marketplace" }) },
  {
    label: words.activeAdmins,
    of: "activeAdmins",
    target: linkOptions({ to: "/admin", search: { tab: "users", sort: "-isAdmin" } }),
  },
] as const satisfies { label: string; of: keyof AdminStats; target: object }[];

/** Four totals, each linking to what it counts. */
function FigureCards({ stats }: { stats: AdminStats | undefined }): ReactNode {
  return (
    <ul aria-label={words.figures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {cards.map(({ label, of, target }) => (
        <li key={of}>
          <Link
            {...target}
            className="grid h-full gap-1 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-card hover:border-line-strong"
          >
            <span className="numerals text-stat">{stats ? new Intl.NumberFormat("en").format(stats[of]) : "---"}</span>
            <span className="text-ink-2 text-small">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
