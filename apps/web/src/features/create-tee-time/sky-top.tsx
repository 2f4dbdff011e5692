import type { Sky } from "@fourball/domain/tee-time/schema";
import { OnSky } from "@fourball/ui/art/on-sky";
import { type ReactNode, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { BackOnPicture } from "../../shared/page/back-to-marketplace.tsx";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { useMember } from "../../shared/session/member.ts";
import { whenIdle } from "../../shared/when-idle.ts";
import { CourseImage } from "../../tee-time/face/course-image.tsx";
import { groundOf } from "../../tee-time/face/sky-pictures.ts";
import type { CourseChoice, TeeTimeFormState } from "../../tee-time/form/form-values.ts";
import { texts } from "./texts.ts";

/** The sky before the sun is known. */
const AT_FIRST: Sky = { land: "parkland", light: "morning" };

/** The sky of what is chosen, with the page's title on it. On a phone it starts at the top edge and has the way back. */
export function SkyTop({ form, course }: { form: TeeTimeFormState; course: CourseChoice | null }): ReactNode {
  const [date, time, totalSlots, preferences] = useWatch({
    control: form.control,
    name: ["date", "time", "totalSlots", "preferences"],
  });
  const member = useMember();
  const isRoomy = useIsRoomy();
  const skyAt = useChosenSky();
  const sky = skyAt?.({ course, date, time, totalSlots, preferences }) ?? AT_FIRST;
  const imageUrl = course?.imageUrl ?? null;
  return (
    <OnSky
      className="h-42 max-sm:-mx-4 max-sm:-mt-6"
      ground={groundOf({ imageUrl, sky })}
      picture={<CourseImage alt="" courseId={course?.id ?? member.id} imageUrl={imageUrl} isLarge priority="first" sky={sky} />}
    >
      <div className="flex min-h-11 items-center gap-3 px-4 pt-[calc(0.75rem+env(safe-area-inset-top,0px))] sm:px-6 sm:pt-4.5">
        {isRoomy ? null : <BackOnPicture />}
        <h1 className="text-h3 sm:text-h2">{texts.title}</h1>
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
