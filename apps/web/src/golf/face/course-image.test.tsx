import { LANDS } from "@fourball/domain/course/constants";
import { PICTURE_LIGHTS } from "@fourball/domain/tee-time/lights";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CourseImage, type CourseImageProps } from "./course-image.tsx";

const shown = (): HTMLImageElement | null => document.querySelector("img");
const fail = (): void => {
  const image = shown();
  if (image) fireEvent.error(image);
};
const course: CourseImageProps = { alt: "", courseId: "a", imageUrl: null, sky: { land: "links", light: "dawn" } };
const photo = "https://example.com/cypress.jpg";
const srcOf = (changes: Partial<CourseImageProps>): string => {
  const { unmount } = render(<CourseImage {...course} {...changes} />);
  const src = shown()?.getAttribute("src") ?? "";
  unmount();
  return src;
};

describe("the picture of a course", () => {
  it("is its own where it has one", () => {
    render(<CourseImage {...course} imageUrl={photo} />);
    expect(shown()).toHaveAttribute("src", photo);
    expect(shown()).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it.each(LANDS.flatMap((land) => PICTURE_LIGHTS.map((light) => ({ land, light }))))(
    "is $light over $land otherwise, whatever the course",
    (sky) => {
      const pictures = Array.from("abcdefgh", (courseId) => srcOf({ courseId, sky }));
      for (const src of pictures) expect(src).toMatch(new RegExp(`/${sky.land}-${sky.light}-[012]\\.svg$`));
    },
  );

  it("differs between courses, and never changes", () => {
    expect(new Set(Array.from("abc", (courseId) => srcOf({ courseId }))).size).toBe(3);
    expect(srcOf({})).toBe(srcOf({}));
  });

  it("falls back from its own to each of the four, that of its hour first, then to a golf ball", () => {
    render(<CourseImage {...course} alt="Cypress Hollow" imageUrl={photo} sky={{ land: "desert", light: "dusk" }} />);
    const tried = Array.from({ length: 5 }, () => {
      const src = shown()?.src ?? "";
      fail();
      return /(dawn|morning|noon|dusk)-\d/.exec(src)?.[1] ?? src;
    });
    expect(tried).toEqual([photo, "dusk", "dawn", "morning", "noon"]);
    expect(shown()).toBeNull();
    expect(screen.getByRole("img", { name: "Cypress Hollow" })).toBeVisible();
  });

  it("keeps its place and waits until it is near", () => {
    render(<CourseImage {...course} />);
    expect(shown()).toHaveAttribute("loading", "lazy");
    expect(shown()).toHaveAttribute("width", "900");
    expect(shown()).toHaveAttribute("height", "300");
  });

  it("starts again when the course gets another picture", () => {
    const { rerender } = render(<CourseImage {...course} imageUrl="https://example.com/gone.jpg" />);
    fail();
    rerender(<CourseImage {...course} imageUrl="https://example.com/new.jpg" />);
    expect(shown()).toHaveAttribute("src", "https://example.com/new.jpg");
  });
});
