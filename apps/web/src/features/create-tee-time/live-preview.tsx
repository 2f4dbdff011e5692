import { DEFAULT_MOOD, DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { nearDayName, teeOffInstant } from "@fourball/domain/tee-time/when";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { shortDate, zoneName } from "../../shared/formatting.ts";
import { GolferAvatar } from "../../shared/golfer/golfer-avatar.tsx";
import { useMember } from "../../shared/session/member.ts";
import { whenIdle } from "../../shared/when-idle.ts";
import { CourseImage } from "../../tee-time/face/course-image.tsx";
import { TeeTimeFace } from "../../tee-time/face/tee-time-face.tsx";
import type { CourseChoice, TeeTimeFormState } from "../../tee-time/form/form-values.ts";
import { texts } from "./texts.ts";

const PreviewImage = lazy(() => whenIdle().then(async () => ({ default: (await import("./preview-image.tsx")).PreviewImage })));
/** The sky of a form in which nothing is chosen. */
const AT_FIRST = { land: "parkland", light: "morning" } as const;

/** A preview of the card, with the sky of the chosen hour. */
export function LivePreview({ form, course }: { form: TeeTimeFormState; course: CourseChoice | null }): ReactNode {
  const values = useWatch({ control: form.control });
  const { date = "", time = "", totalSlots = DEFAULT_SLOTS, mood = DEFAULT_MOOD, preferences = [] } = values;
  const member = useMember();
  const image = { alt: "", courseId: course?.id ?? member.id, imageUrl: course?.imageUrl ?? null, priority: "soon" } as const;
  const timeZone = course?.timeZone ?? Temporal.Now.timeZoneId();
  return (
    <section aria-label={texts.preview.heading} className="stack gap-3">
      <h2 className="text-h3">{texts.preview.heading}</h2>
      <Card>
        <TeeTimeFace
          day={date ? (nearDayName({ date, timeZone }, Temporal.Now.instant()) ?? shortDate(date)) : texts.preview.noDate}
          game={{ totalSlots, confirmedCount: 0, offeredCount: 0, pendingCount: 0, viewerStatus: "host" }}
          mood={{ mood }}
          picture={
            <Suspense fallback={<CourseImage {...image} sky={AT_FIRST} />}>
              <PreviewImage course={course} date={date} time={time} {...image} />
            </Suspense>
          }
          place={course?.location ?? texts.preview.noCourse}
          preferences={preferences}
          time={time || undefined}
          title={<h3 className="two-lines">{course?.name ?? texts.preview.title}</h3>}
          zone={course && date && time ? zoneOf(course, date, time) : undefined}
        >
          <p className="flex min-h-9 items-center gap-2.5">
            <GolferAvatar golfer={member} />
            <span className="font-semibold">{texts.preview.host}</span>
          </p>
        </TeeTimeFace>
      </Card>
    </section>
  );
}

const zoneOf = ({ timeZone }: CourseChoice, date: string, time: string): string | undefined =>
  zoneName({ teeOffAt: teeOffInstant({ date, time, timeZone }).toString(), course: { timeZone } });
