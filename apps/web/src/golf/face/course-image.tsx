import { BallIcon } from "@fourball/ui/icons";
import { type ReactNode, useState } from "react";
import { PICTURE_FIT, type Pictured, picturesFor } from "./sky-pictures.ts";

export type CourseImageProps = Pictured & {
  /** Empty where the course's name is next to the picture. */
  alt: string;
  /** Above the fold: `first` is the largest contentful paint. */
  priority?: "first" | "soon";
};

/** Fills the positioned box around it, which keeps the space while the picture loads. */
export function CourseImage(props: CourseImageProps): ReactNode {
  const pictures = picturesFor(props);
  // Another course or hour starts with its first candidate.
  return <Pictures {...props} key={pictures[0]} pictures={pictures} />;
}

function Pictures({ pictures, alt, priority }: Pick<CourseImageProps, "alt" | "priority"> & { pictures: string[] }): ReactNode {
  const [failures, setFailures] = useState(0);
  const picture = pictures[failures];
  if (!picture) return <NoPicture alt={alt} />;
  return (
    <img
      alt={alt}
      className={`absolute inset-0 ${PICTURE_FIT}`}
      decoding={priority === "first" ? "sync" : "async"}
      fetchPriority={priority === "first" ? "high" : "auto"}
      height={300}
      key={picture}
      loading={priority ? "eager" : "lazy"}
      onError={() => setFailures(failures + 1)}
      referrerPolicy="no-referrer"
      src={picture}
      width={900}
    />
  );
}

function NoPicture({ alt }: { alt: string }): ReactNode {
  return (
    <span
      className="absolute inset-0 grid place-items-center text-on-primary-soft"
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <BallIcon className="size-12" />
    </span>
  );
}
