import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePressedFirst } from "./use-pressed-first.ts";

/** As a chip: what is followed is the value from then on. */
function renderChip(start: string) {
  const followed: string[] = [];
  const chip = renderHook(({ value }) => usePressedFirst(value, (chosen) => followed.push(chosen)), {
    initialProps: { value: start },
  });
  return { ...chip, followed, press: (chosen: string) => act(() => chip.result.current[1](chosen)) };
}

describe("what is pressed", () => {
  it("shows before anything follows from it", async () => {
    const { result, followed, press } = renderChip("all");
    press("week");
    expect(result.current[0]).toBe("week");
    expect(followed).toEqual([]);
    await waitFor(() => expect(followed).toEqual(["week"]));
  });

  it("gives way to a later press", async () => {
    const { result, followed, press } = renderChip("all");
    press("today");
    press("week");
    expect(result.current[0]).toBe("week");
    await waitFor(() => expect(followed).toEqual(["week"]));
  });

  it("no longer shows once the value changed, and goes back", () => {
    const { result, rerender, press } = renderChip("all");
    press("week");
    rerender({ value: "week" });
    rerender({ value: "all" });
    expect(result.current[0]).toBe("all");
  });

  it("is pressed in the same way when the value has changed, and follows what is rendered then", async () => {
    const followed: string[] = [];
    const chip = renderHook(({ value }) => usePressedFirst(value, (chosen: string) => followed.push(`${value} → ${chosen}`)), {
      initialProps: { value: "all" },
    });
    const [, press] = chip.result.current;
    chip.rerender({ value: "week" });
    expect(chip.result.current[1]).toBe(press);
    act(() => press("today"));
    await waitFor(() => expect(followed).toEqual(["week → today"]));
  });

  it("changes nothing on a page that was left", async () => {
    const { unmount, followed, press } = renderChip("all");
    press("week");
    unmount();
    const next = renderChip("all");
    next.press("today");
    await waitFor(() => expect(next.followed).toEqual(["today"]));
    expect(followed).toEqual([]);
  });
});
