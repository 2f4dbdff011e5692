import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { phoneLink, webAddress } from "../../golf/course-links.ts";
import { teeTimeTexts } from "./texts.ts";

/** Where it is played, and how to reach the pro shop. */
export function CourseCard({ course }: Pick<TeeTimeDetail, "course">): ReactNode {
  const website = webAddress(course.website);
  return (
    <Card as="section" className="flex items-start gap-3 p-4 sm:p-5">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 grow text-small">
        <h2 className="text-[0.9375rem] leading-5.5 wrap-anywhere">
          <Link className={linkStyle({ isAlone: true })} params={{ courseId: course.id }} to="/courses/$courseId">
            {course.name}
          </Link>
        </h2>
        <p className="text-ink-2 wrap-anywhere">{course.location}</p>
        {course.phone ? <p className="text-ink-2 wrap-anywhere">{teeTimeTexts.course.proShop(course.phone)}</p> : null}
        {website ? (
          <p className="mt-0.5 wrap-anywhere">
            <a className={linkStyle({ isAlone: true })} href={website.href} rel="noopener noreferrer" target="_blank">
              {website.hostname.replace(/^www\./, "")}
            </a>
          </p>
        ) : null}
      </div>
      {course.phone ? (
        <a
          aria-label={teeTimeTexts.course.callName(course.name)}
          className={buttonStyle({ variant: "secondary", size: "small", className: "no-print" })}
          href={phoneLink(course.phone)}
        >
          {teeTimeTexts.course.call}
        </a>
      ) : null}
    </Card>
  );
}
