import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceChoice } from "./device-choice.ts";
import { clockText, distanceText, fullMomentText, momentTimeText } from "./formatting.ts";
import { clockChoice, clockInUse, distanceChoice, distanceInUse } from "./viewer-units.ts";

const plain = (text: string): string => text.replace(/\s/gu, " ");

afterEach(() => {
  clockChoice.choose(undefined);
  distanceChoice.choose(undefined);
});

describe("without a choice", () => {
  it.each([
    ["en-US", "12", "mi"],
    ["en-GB", "24", "mi"],
    ["de-DE", "24", "km"],
    ["en-CA", "12", "km"],
  ] as const)("%s has a clock of %s hours and distances in %s", (locale, clock, distance) => {
    vi.spyOn(clockChoice, "read").mockReturnValue(undefined);
    vi.spyOn(distanceChoice, "read").mockReturnValue(undefined);
    expect(clockInUse(locale)).toBe(clock);
    expect(distanceInUse(locale)).toBe(distance);
  });
});

describe("a choice", () => {
  it("changes every time, whatever the locale", () => {
    clockChoice.choose("24");
    expect(clockText("16:10", "en-US")).toBe("16:10");
    expect(clockText("00:05", "en-US")).toBe("00:05");
    expect(momentTimeText("2026-06-11T15:10:00Z", "en-US")).toBe("Jun 11, 2026, 17:10");
    expect(fullMomentText("2026-06-11T15:10:00Z", "en-US")).toMatch(/17:10$/);
    clockChoice.choose("12");
    expect(plain(clockText("16:10", "de-DE"))).toBe("04:10 PM");
  });

  it("changes every distance", () => {
    distanceChoice.choose("km");
    expect(plain(distanceText(54.7, "en-US"))).toBe("55 km");
    distanceChoice.choose("mi");
    expect(plain(distanceText(54.7, "de-DE"))).toBe("34 mi");
  });

  it("stays when signing out clears every storage", () => {
    clockChoice.choose("24");
    localStorage.clear();
    sessionStorage.clear();
    expect(deviceChoice("clock", ["12", "24"]).read()).toBe("24");
  });

  it("arrives from another tab when this one is shown again", () => {
    const told = vi.fn();
    const stop = clockChoice.subscribe(told);
    clockChoice.choose("12");
    deviceChoice("clock", ["12", "24"]).choose("24");
    expect(clockChoice.read()).toBe("12");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(clockChoice.read()).toBe("24");
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});
