import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

const frames = new Map<number, FrameRequestCallback>();

function paint(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(performance.now());
}

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    const id = frames.size + 1;
    frames.set(id, callback);
    return id;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what comes after the next paint", () => {
  it("waits for the task after the frame", () => {
    const act = vi.fn();
    afterPaint(act);
    paint();
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it("comes without a frame too, and not once more with a late one", () => {
    const act = vi.fn();
    afterPaint(act);
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    paint();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ["before the frame", () => undefined],
    ["after it", paint],
  ])("does not come when called off %s", (_when, soFar) => {
    const act = vi.fn();
    const callOff = afterPaint(act);
    soFar();
    callOff();
    paint();
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
  });
});
