import type { CoursePage } from "@fourball/domain/course-page/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import Navigation from "lucide-react/icons/navigation";
import { type ReactNode, Suspense } from "react";
import { phoneLink, webAddress } from "../../golf/course-links.ts";
import { directionsUrl } from "../../kit/directions.ts";
import { clockText } from "../../kit/formatting.ts";
import { optionalPart } from "../../kit/when-idle.ts";
import { courseTexts } from "./texts.ts";

const CourseMap = optionalPart(async () => (await import("./course-map.tsx")).CourseMap);

/** Where the course is, and how to reach it. */
export function CourseFacts({ course }: { course: CoursePage }): ReactNode {
  const { latitude, longitude } = course;
  const address = addressOf(course);
  const website = webAddress(course.website);
  const now = Temporal.Now.plainTimeISO(course.timeZone).toString({ smallestUnit: "minute" });
  return (
    <Card as="section" className="stack min-w-0 content-start gap-4 p-4 sm:p-5">
      <h2 className="text-h3">{courseTexts.facts.title}</h2>
      {latitude === null || longitude === null ? null : (
        <div className="h-44 overflow-clip rounded-control bg-sunken">
          <Suspense>
            <CourseMap latitude={latitude} longitude={longitude} />
          </Suspense>
        </div>
      )}
      <dl className="grid gap-3 text-small">
        {address === course.location ? null : <Fact label={courseTexts.facts.address}>{address}</Fact>}
        {course.phone ? (
          <Fact label={courseTexts.facts.phone}>
            <a
              aria-label={courseTexts.facts.call(course.phone)}
              className={linkStyle({ isAlone: true })}
              href={phoneLink(course.phone)}
            >
              {course.phone}
            </a>
          </Fact>
        ) : null}
        {website ? (
          <Fact label={courseTexts.facts.website}>
            <a className={linkStyle({ isAlone: true })} href={website.href} rel="noopener noreferrer" target="_blank">
              {website.hostname.replace(/^www\./, "")} <span className="sr-only">{courseTexts.facts.newTab}</span>
            </a>
          </Fact>
        ) : null}
        <Fact label={courseTexts.facts.localTime}>{clockText(now)}</Fact>
      </dl>
      <DirectionsLink course={course} />
    </Card>
  );
}

const DirectionsLink = ({ course }: { course: CoursePage }): ReactNode => (
  <a
    className={buttonStyle({ variant: "secondary", wide: true, className: "no-print" })}
    href={directionsUrl(course)}
    rel="noopener noreferrer"
    target="_blank"
  >
    <Navigation aria-hidden="true" /> {courseTexts.facts.directions} <span className="sr-only">{courseTexts.facts.newTab}</span>
  </a>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="grid min-w-0 gap-0.5">
    <dt className="text-ink-2 text-micro">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** The location as it is given; with city and state where it does not name them. */
function addressOf({ location, city, state }: CoursePage): string {
  const isNamed = location.toLowerCase().includes(city.toLowerCase());
  return isNamed ? location : `${location}, ${city}, ${state}`;
}
