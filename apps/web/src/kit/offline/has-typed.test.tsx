import { Textarea } from "@fourball/ui/forms/textarea";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hasTyped, noteTyped } from "./has-typed.ts";

beforeEach(() => document.addEventListener("input", noteTyped));
afterEach(() => document.removeEventListener("input", noteTyped));

const box = () => screen.getByRole("textbox");

describe("what was typed", () => {
  test.each([
    ["that React controls", <Controlled key="controlled" />],
    ["of a form", <Textarea key="free" />],
  ])("counts in a box %s after it has lost the focus, until it is empty", async (_name, area) => {
    render(area);
    expect(hasTyped()).toBe(false);
    await userEvent.type(box(), "She shouted at us");
    box().blur();
    expect(hasTyped()).toBe(true);
    await userEvent.clear(box());
    box().blur();
    expect(hasTyped()).toBe(false);
  });

  test("is about to come where a box has the focus", () => {
    render(<Textarea />);
    box().focus();
    expect(hasTyped()).toBe(true);
  });

  test("is not what the page has filled in", () => {
    render(<input aria-label="Link" readOnly value="https://example.org/r/1" />);
    expect(hasTyped()).toBe(false);
  });
});

function Controlled(): ReactNode {
  const [words, setWords] = useState("");
  return <Textarea onChange={({ target }) => setWords(target.value)} value={words} />;
}
