import { describe, expect, test } from "vitest";
import { boxAround } from "./nearby.ts";

describe("the nearby box", () => {
  test("reaches as far as the radius in every direction", () => {
    const { south, north, west, east } = boxAround({ latitude: 36.6, longitude: -121.9 }, 50);
    // A degree of latitude is about 111 km, a degree of longitude there about 89 km.
    expect((north - south) * 111).toBeGreaterThan(99);
    expect((east - west) * 89).toBeGreaterThan(99);
    expect(north - south).toBeLessThan(1);
  });
});
