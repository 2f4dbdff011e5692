import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** Where it is played, and how to reach the pro shop. */
export function CourseCard({ course }: Pick<TeeTimeDetail, "course">): ReactNode {
  const website = webAddress(course.website);
  return (
    <Card as="section" className="flex items-start gap-3 p-4 sm:p-5">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 grow text-small">
        <h2 className="text-[0.9375rem] leading-5.5 wrap-anywhere">{course.name}</h2>
        <p className="text-ink-2 wrap-anywhere">{course.location}</p>
        {course.phone ? <p className="text-ink-2 wrap-anywhere">{texts.course.proShop(course.phone)}</p> : null}
        {website ? (
          <p className="wrap-anywhere">
            <a className={linkStyle()} href={website.href} rel="noopener noreferrer" target="_blank">
              {website.hostname.replace(/^www\./, "")}
            </a>
          </p>
        ) : null}
      </div>
      {course.phone ? (
        <a
          aria-label={texts.course.callName(course.name)}
          className={buttonStyle({ variant: "secondary", size: "small", className: "no-print" })}
          href={`tel:${course.phone.replace(/[^+\d]/g, "")}`}
        >
          {texts.course.call}
        </a>
      ) : null}
    </Card>
  );
}

/** Courses are imported with whatever their list says: `example.com` is an address, `none` is not. */
function webAddress(website: string | null): URL | undefined {
  if (!website?.includes(".")) return undefined;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
