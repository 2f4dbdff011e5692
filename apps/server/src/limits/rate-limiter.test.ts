import { LIMITS } from "@fourball/domain/limits";
import { describe, expect, test } from "vitest";
import { addressOf } from "../http/client-address.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const limit = "signInFailuresOfAddress";
const { uses } = LIMITS[limit];

/** How many of so many uses are allowed, each from another network of /64. */
async function allowedOf(count: number, networkOf: (number: string) => string): Promise<number> {
  const limiter = createRateLimiter({ mode: "on", byAddress: true });
  let allowed = 0;
  for (let number = 0; number < count; number++) {
    const address = addressOf(undefined, networkOf(number.toString(16).padStart(2, "0")), 0);
    await limiter.spend(limit, address).then(
      () => allowed++,
      () => undefined,
    );
  }
  return allowed;
}

describe("a limit by address", () => {
  test("counts an ordinary line as a whole, with room for several people behind it", async () => {
    expect(await allowedOf(250, (number) => `2001:db8:1:ab${number}::1`)).toBe(uses * 4);
    expect(await allowedOf(250, () => "2001:db8:1:ab00::1")).toBe(uses);
  });

  test("counts other lines, and other addresses of the older kind, apart", async () => {
    expect(await allowedOf(250, (number) => `2001:db8:1:${number}00::1`)).toBe(250);
    expect(await allowedOf(250, (number) => `192.0.2.${Number.parseInt(number, 16)}`)).toBe(250);
  });

  test("isn't raised for the line by uses that are refused and given back", async () => {
    const limiter = createRateLimiter({ mode: "on", byAddress: true });
    const spend = (address: string) => limiter.spend(limit, address);
    const full = "2001:db8:1:ab00::/64";
    for (let count = 0; count < uses; count++) await spend(full);
    for (let count = 0; count < uses; count++) {
      await expect(spend(full)).rejects.toThrow("Too many requests");
      await limiter.refund(limit, full);
    }
    for (let count = 0; count < uses * 3; count++)
      await spend(`2001:db8:1:ab${(count % 200).toString(16).padStart(2, "0")}::/64`.replace("ab00", "abff"));
    await expect(spend("2001:db8:1:abee::/64")).rejects.toThrow("Too many requests");
  });

  test("gives back what was right for the line, too", async () => {
    const limiter = createRateLimiter({ mode: "on", byAddress: true });
    const address = "2001:db8:1:ab00::/64";
    for (let count = 0; count < uses * 10; count++) {
      await limiter.spend(limit, address);
      await limiter.refund(limit, address);
    }
    expect(await limiter.overspend(limit, address)).toBe(0);
  });
});
