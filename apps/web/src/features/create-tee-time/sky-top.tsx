import { OnSky } from "@fourball/ui/art/on-sky";
import { type ReactNode, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { groundOf, NO_PLACE, type Pictured } from "../../golf/face/sky-pictures.ts";
import type { CourseChoice, TeeTimeFormState } from "../../golf/form/form-values.ts";
import { BackOnPicture } from "../../kit/page/back-to-marketplace.tsx";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { whenIdle } from "../../kit/when-idle.ts";
import { createTexts } from "./texts.ts";

/** The sky of what is chosen. */
export function SkyTop({ form, course }: { form: TeeTimeFormState; course: CourseChoice | null }): ReactNode {
  const [date, time, totalSlots, preferences] = useWatch({
    control: form.control,
    name: ["date", "time", "totalSlots", "preferences"],
  });
  const skyAt = useChosenSky();
  const sky = skyAt?.({ course, date, time, totalSlots, preferences }) ?? NO_PLACE.sky;
  const isRoomy = useIsRoomy();
  return (
    <TopWithTitle
      as="h1"
      back={isRoomy ? null : <BackOnPicture />}
      courseId={course?.id ?? NO_PLACE.courseId}
      imageUrl={course?.imageUrl ?? null}
      sky={sky}
    />
  );
}

/** A sky with the page's title on it. On a phone it starts at the top edge, with the way back. */
export function TopWithTitle({ as: Title, back, ...pictured }: Pictured & { as: "h1" | "p"; back: ReactNode }): ReactNode {
  return (
    <OnSky
      className="h-42 max-sm:-mx-4 max-sm:-mt-6"
      ground={groundOf(pictured)}
      picture={<CourseImage alt="" {...pictured} isLarge priority="first" />}
    >
      <div className="flex min-h-11 items-center gap-3 px-4 pt-[calc(0.75rem+env(safe-area-inset-top,0px))] sm:px-6 sm:pt-4.5">
        {back}
        <Title className="heading text-h3 sm:text-h2">{createTexts.title}</Title>
      </div>
    </OnSky>
  );
}

type SkyAt = typeof import("./chosen-sky.ts").chosenSky;

/** The course of the sun can wait until the form can be used. */
function useChosenSky(): SkyAt | undefined {
  const [skyAt, setSkyAt] = useState<SkyAt>();
  useEffect(() => {
    void whenIdle()
      .then(() => import("./chosen-sky.ts"))
      .then(({ chosenSky }) => setSkyAt(() => chosenSky));
  }, []);
  return skyAt;
}
