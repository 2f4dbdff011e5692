import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CourseImage } from "./course-image.tsx";

const shown = (): HTMLImageElement | null => document.querySelector("img");
const fail = (): void => {
  const image = shown();
  if (image) fireEvent.error(image);
};

describe("the picture of a course", () => {
  it("is its own where it has one", () => {
    render(<CourseImage alt="" courseId="a" imageUrl="https://example.com/cypress.jpg" />);
    expect(shown()).toHaveAttribute("src", "https://example.com/cypress.jpg");
    expect(shown()).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("is one of four otherwise, and always the same one", () => {
    const { unmount } = render(<CourseImage alt="" courseId="a" imageUrl={null} />);
    const first = shown()?.src;
    expect(first).toMatch(/stock-(dawn|morning|noon|dusk)/);
    unmount();
    render(<CourseImage alt="" courseId="a" imageUrl={null} />);
    expect(shown()?.src).toBe(first);
  });

  it("differs between courses", () => {
    const pictures = ["a", "b", "c", "d"].map((courseId) => {
      const { unmount } = render(<CourseImage alt="" courseId={courseId} imageUrl={null} />);
      const src = shown()?.src;
      unmount();
      return src;
    });
    expect(new Set(pictures).size).toBe(4);
  });

  it("falls back from its own to each of the four, then to a golf ball", () => {
    render(<CourseImage alt="Cypress Hollow" courseId="a" imageUrl="https://example.com/gone.jpg" />);
    const tried = Array.from({ length: 5 }, () => {
      const src = shown()?.src;
      fail();
      return src;
    });
    expect(new Set(tried).size).toBe(5);
    expect(shown()).toBeNull();
    expect(screen.getByRole("img", { name: "Cypress Hollow" })).toBeVisible();
  });

  it("keeps its place and waits until it is near", () => {
    render(<CourseImage alt="" courseId="a" imageUrl={null} />);
    expect(shown()).toHaveAttribute("loading", "lazy");
    expect(shown()).toHaveAttribute("width", "800");
    expect(shown()).toHaveAttribute("height", "450");
  });

  it("starts again when the course gets another picture", () => {
    const { rerender } = render(<CourseImage alt="" courseId="a" imageUrl="https://example.com/gone.jpg" />);
    fail();
    rerender(<CourseImage alt="" courseId="a" imageUrl="https://example.com/new.jpg" />);
    expect(shown()).toHaveAttribute("src", "https://example.com/new.jpg");
  });
});
