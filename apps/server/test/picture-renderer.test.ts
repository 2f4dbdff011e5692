import { tmpdir } from "node:os";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createPictureRenderer } from "../src/link-pictures/picture-renderer.ts";

const fonts = tmpdir();
const renderer = createPictureRenderer({ atOnce: 1, queueMax: 1 });
afterAll(() => renderer.close());

const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${body}</svg>`;
const circle = svg('<circle cx="10" cy="10" r="5"/>');
/** The library ends its process at a gradient far outside of a clipped part. */
const fatal = svg(`<radialGradient id="g"><stop stop-color="red"/></radialGradient>
  <svg width="20" height="10" viewBox="0 0 20 20" preserveAspectRatio="xMidYMid slice"><circle cx="-2700" cy="9" r="18" fill="url(#g)"/></svg>`);

const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(1, 4)).toString("latin1") === "PNG";

describe("the picture renderer", () => {
  test("draws a PNG", async () => {
    expect(isPng(await renderer.render(circle, fonts))).toBe(true);
  });

  test("rejects what is no drawing", async () => {
    await expect(renderer.render("<svg", fonts)).rejects.toThrow();
  });

  test("goes on after a drawing that ends its process, whose last words reach the log", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    try {
      await expect(renderer.render(fatal, fonts)).rejects.toThrow();
      await expect.poll(() => written.mock.calls.join("")).toContain("panicked");
    } finally {
      written.mockRestore();
    }
    expect(isPng(await renderer.render(circle, fonts))).toBe(true);
  });

  test("refuses more than may wait", async () => {
    const asked = Array.from({ length: 8 }, () => renderer.render(circle, fonts));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes[0]?.status).toBe("fulfilled");
    expect(outcomes).toContainEqual({
      status: "rejected",
      reason: expect.objectContaining({ code: "unavailable", retryAfterSeconds: 5 }),
    });
  });
});
