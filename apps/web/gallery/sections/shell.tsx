import { FILTERS, type Filter } from "@fourball/domain/tee-time/constants";
import { busyClub } from "@fourball/testkit/busy-club";
import { idOf } from "@fourball/testkit/fixtures";
import { Button } from "@fourball/ui/button";
import { Kept, nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { AddToCalendar } from "../../src/components/add-to-calendar.tsx";
import { AppHeader } from "../../src/components/app-header.tsx";
import { BackToMarketplace } from "../../src/components/back-to-marketplace.tsx";
import { BottomNav } from "../../src/components/bottom-nav.tsx";
import { CourseImage } from "../../src/components/course-image.tsx";
import { FilterBar } from "../../src/components/filter-bar.tsx";
import { HeaderSearch } from "../../src/components/header-search.tsx";
import { NotificationsBell } from "../../src/components/notifications-bell.tsx";
import { PhoneBar, PhoneBarSpace } from "../../src/components/phone-bar.tsx";
import { QuestionButton } from "../../src/components/question-button.tsx";
import { ShellSkeleton } from "../../src/components/shell-skeleton.tsx";
import { UserMenu } from "../../src/components/user-menu.tsx";
import { CannotLoad, NOT_A_PICTURE } from "../cannot-load.tsx";
import { At, Club } from "../club.tsx";

const news = busyClub({
  notification: { unread: () => ({ unread: 2 }) },
  chat: { unread: () => [{ teeTimeId: idOf(200), count: 3 }] },
});
const picture = "relative h-32 overflow-clip rounded-card bg-primary-soft";

/** What hangs on the edge of a phone's screen stays in this box. */
function OnPhone({ children }: { children: ReactNode }): ReactNode {
  return <div className="relative max-sm:h-36 [transform:translate(0)]">{children}</div>;
}

export const SHELL_SECTIONS = {
  "app-header": { default: <AppHeader /> },
  "shell-skeleton": { pending: <ShellSkeleton /> },
  "header-search": {
    "on the marketplace": <HeaderSearch />,
    "words in the address": (
      <At path="/marketplace?q=cypress">
        <HeaderSearch />
      </At>
    ),
  },
  "notifications-bell": {
    "nothing new": <NotificationsBell />,
    "news and messages": (
      <Club tree={news}>
        <NotificationsBell />
      </Club>
    ),
  },
  "user-menu": { default: <UserMenu /> },
  "bottom-nav": {
    "on a phone; nothing to see on a wider screen": (
      <OnPhone>
        <BottomNav />
      </OnPhone>
    ),
  },
  "phone-bar": {
    "on a phone above the places": (
      <OnPhone>
        <PhoneBar>
          <Button>Request to Join</Button>
        </PhoneBar>
        <PhoneBarSpace />
      </OnPhone>
    ),
  },
  "filter-bar": {
    default: (
      <Kept<Filter> initially="all">{(value, keep) => <FilterBar filters={FILTERS} onChoose={keep} value={value} />}</Kept>
    ),
    "wrapped, something finer is set": <FilterBar filters={FILTERS} onChoose={nothing} value={undefined} wrap />,
  },
  "back-to-marketplace": { default: <BackToMarketplace /> },
  "add-to-calendar": {
    default: <AddToCalendar teeTimeId={idOf(200)} />,
    secondary: <AddToCalendar courseName="Cypress Hollow" teeTimeId={idOf(200)} variant="secondary" />,
  },
  "question-button": {
    "asks once pressed": (
      <QuestionButton
        question={{
          cancelLabel: "Keep it",
          confirmLabel: "Withdraw",
          description: "The host will not see your request any more.",
          onConfirm: nothing,
          title: "Withdraw your request?",
        }}
        variant="secondary"
      >
        Withdraw
      </QuestionButton>
    ),
  },
  "course-image": {
    "one of ours, by the course": (
      <div className={picture}>
        <CourseImage alt="" courseId={idOf(100)} imageUrl={null} />
      </div>
    ),
    "its own cannot be loaded, so one of ours": (
      <div className={picture}>
        <CourseImage alt="" courseId={idOf(101)} imageUrl={NOT_A_PICTURE} />
      </div>
    ),
    "none can be loaded": (
      <CannotLoad className={picture}>
        <CourseImage alt="Cypress Hollow" courseId={idOf(100)} imageUrl={null} />
      </CannotLoad>
    ),
  },
} satisfies Sections;
