import { idOf } from "@fourball/testkit/fixtures";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { BottomNav } from "../../src/app/bottom-nav.tsx";
import { AppHeader } from "../../src/app/header/app-header.tsx";
import { HeaderSearch } from "../../src/app/header/header-search.tsx";
import { NotificationsBell } from "../../src/app/header/notifications-bell.tsx";
import { UserMenu } from "../../src/app/header/user-menu.tsx";
import { ShellSkeleton } from "../../src/app/shell-skeleton.tsx";
import { AddToCalendar } from "../../src/golf/clock/add-to-calendar.tsx";
import { CourseImage } from "../../src/golf/face/course-image.tsx";
import { NoteQuestionButton } from "../../src/kit/forms/note-question-button.tsx";
import { BackToMarketplace } from "../../src/kit/page/back-to-marketplace.tsx";
import { QuestionButton } from "../../src/kit/page/question-button.tsx";
import { CannotLoad, NOT_A_PICTURE } from "../cannot-load.tsx";
import { At, MockApp } from "../mock-app.tsx";

const withNotification = mockAnswers({
  notification: { unread: () => ({ unread: 2, waiting: 0 }) },
  chat: { unread: () => [{ teeTimeId: idOf(200), count: 3, isMuted: false }] },
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
    "notifications and messages": (
      <MockApp tree={withNotification}>
        <NotificationsBell />
      </MockApp>
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
  "back-to-marketplace": { default: <BackToMarketplace /> },
  "add-to-calendar": {
    default: <AddToCalendar teeTimeId={idOf(200)} />,
    secondary: <AddToCalendar courseName="Cypress Hollow" teeTimeId={idOf(200)} variant="secondary" />,
  },
  "note-question-button": {
    "asks for a text once pressed": (
      <NoteQuestionButton
        note={{ label: "Reason", limit: 500, missing: "Give a reason" }}
        onConfirm={async () => undefined}
        question={{
          title: "Remove this entry?",
          description: "It no longer counts. The golfer reads your reason.",
          cancelLabel: "Not Now",
          confirmLabel: "Remove It",
        }}
        refusal={undefined}
        variant="secondary"
      >
        Remove
      </NoteQuestionButton>
    ),
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
        <CourseImage sky={{ land: "links", light: "dusk" }} alt="" courseId={idOf(100)} imageUrl={null} />
      </div>
    ),
    "its own cannot be loaded, so one of ours": (
      <div className={picture}>
        <CourseImage sky={{ land: "links", light: "dusk" }} alt="" courseId={idOf(101)} imageUrl={NOT_A_PICTURE} />
      </div>
    ),
    "none can be loaded": (
      <CannotLoad className={picture}>
        <CourseImage sky={{ land: "links", light: "dusk" }} alt="Cypress Hollow" courseId={idOf(100)} imageUrl={null} />
      </CannotLoad>
    ),
  },
} satisfies Sections;
