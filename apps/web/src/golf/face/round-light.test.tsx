import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RoundLight } from "./round-light.tsx";

function showLight(time: string, changes: Partial<TeeTimeDetail> = {}): HTMLElement {
  const date = "2026-08-30";
  const teeOffAt = teeOffInstant({ date, time, timeZone: "America/Los_Angeles" }).toString();
  return render(<RoundLight teeTime={aTeeTimeDetail({ date, time, teeOffAt, ...changes })} />).container;
}

describe("the light of a round", () => {
  it("says when the sun sets at the course, and how far it reaches", () => {
    showLight("16:10");
    expect(screen.getByText("Sunset 7:38 PM")).toBeVisible();
    expect(screen.getByText("About 15 holes of light")).toBeVisible();
  });

  it.each([
    ["19:24", "About 1 hole of light"],
    ["19:50", "Plays after dark"],
  ])("at %s: %s", (time, words) => {
    showLight(time);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each(["10:00", "15:20"])("is only the sunset where every hole has light, at %s", (time) => {
    expect(showLight(time)).toHaveTextContent(/^Sunset 7:38 PM$/);
  });

  it("is not shown hole by hole where the sun is high to the end", () => {
    const shown = showLight("10:00");
    expect(shown.querySelector("[aria-hidden]")).toBeNull();
  });

  it("says when the sun rises for a game that tees off before", () => {
    expect(showLight("06:10")).toHaveTextContent("Sunrise 6:37 AMTees off before sunrise");
  });

  it.each(["cancelled", "completed"] as const)("is left out of a %s game", (status) => {
    expect(showLight("16:10", { status })).toBeEmptyDOMElement();
  });
});
