import { BallIcon } from "@fourball/ui/icons";
import { type ReactNode, useState } from "react";
import { picturesFor } from "./stock-pictures.ts";

export type CourseImageProps = {
  courseId: string;
  imageUrl: string | null;
  /** Empty where the course's name is next to the picture. */
  alt: string;
  /** Above the fold: `first` is the largest contentful paint. */
  priority?: "first" | "soon";
};

/** Fills the positioned box around it, which keeps the space while the picture loads. */
export function CourseImage(props: CourseImageProps): ReactNode {
  // A different course starts with its first candidate.
  return <Pictures {...props} key={`${props.courseId} ${props.imageUrl}`} />;
}

function Pictures({ courseId, imageUrl, alt, priority }: CourseImageProps): ReactNode {
  const [failures, setFailures] = useState(0);
  const picture = picturesFor(courseId, imageUrl)[failures];
  if (!picture) return <NoPicture alt={alt} />;
  return (
    <picture className="contents">
      {picture.avif ? <source srcSet={picture.avif} type="image/avif" /> : null}
      <img
        alt={alt}
        className="absolute inset-0 size-full object-cover"
        decoding="async"
        fetchPriority={priority === "first" ? "high" : "auto"}
        height={450}
        key={picture.src}
        loading={priority ? "eager" : "lazy"}
        onError={() => setFailures(failures + 1)}
        referrerPolicy="no-referrer"
        src={picture.src}
        width={800}
      />
    </picture>
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
