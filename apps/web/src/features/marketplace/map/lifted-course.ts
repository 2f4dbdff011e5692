import { useEffect, useState } from "react";

const courseAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-course]")?.dataset.course ?? undefined) : undefined;

/** The course of the card that the pointer or the focus is on. */
export function useLiftedCourse(): string | undefined {
  const [course, setCourse] = useState<string>();
  useEffect(() => {
    const look = ({ target }: Event): void => setCourse(courseAt(target));
    document.addEventListener("pointerover", look);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("pointerover", look);
      document.removeEventListener("focusin", look);
    };
  }, []);
  return course;
}

/** Outlines the cards of a course while its pin has the pointer or the focus. */
export function liftCards(courseId: string | undefined): void {
  for (const card of document.querySelectorAll("[data-lifted]")) card.removeAttribute("data-lifted");
  if (courseId === undefined) return;
  for (const card of document.querySelectorAll(`[data-course="${CSS.escape(courseId)}"]`)) card.setAttribute("data-lifted", "");
}
