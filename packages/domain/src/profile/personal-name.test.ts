import { describe, expect, test } from "vitest";
import { guestRequestInput } from "../guest/schema.ts";
import { isReservedName, personalName, RESERVED_NAME } from "./personal-name.ts";

const name = personalName({ max: 80, missing: "Name is required" });
const issueOf = (value: string) => name.safeParse(value).error?.issues[0]?.message;

describe("a name", () => {
  test.each([
    "Fourball",
    "admin",
    "Maya Admin",
    "ADMINISTRATOR",
    "Ádmín",
    "ａｄｍｉｎ",
    "Ad-min",
    "A d m i n",
    "Maya A.d.m.i.n",
    "Four Ball",
    "Official Maya",
    "Sup\u200bport",
  ])("is not %s", (value) => {
    expect(issueOf(value)).toBe(RESERVED_NAME);
  });

  test.each([
    "Maya",
    "Adminton",
    "Stafford",
    "Supportive",
    "J. R. Smith",
    "Nuñez",
    "María José",
    "O'Brien",
    "Siddharth-Raj",
    "李",
  ])("may be %s", (value) => {
    expect(name.parse(value)).toBe(value);
  });

  test.each(["Maya\tLin", "Maya\nLin", "Maya\u0007", "Maya\u0085Lin", "Maya\u0000"])("has no control characters: %j", (value) => {
    expect(issueOf(value)).toBe("Must not contain control characters");
  });

  test("has single spaces", () => {
    expect(name.parse("  Maya \u00a0  Lin ")).toBe("Maya Lin");
  });

  test.each(["🏌️‍♀️ Maya", "Maya 🏌🏽‍♂️", "👩‍👩‍👧"])("keeps the joined pictographs of %s", (value) => {
    expect(name.parse(value)).toBe(value);
  });

  test.each([
    ["Ma\u200dya", "Maya"],
    ["Maya\u202e", "Maya"],
    ["🏌\u200dMaya", "🏌Maya"],
  ])("loses other invisible characters: %j", (value, kept) => {
    expect(name.parse(value)).toBe(kept);
  });

  test("is required, also of guests, who have no other names than golfers", () => {
    expect(issueOf(" \u200b ")).toBe("Name is required");
    const asked = { teeTimeId: crypto.randomUUID(), guestName: "Fourball Support", guestEmail: "a@example.com" };
    expect(guestRequestInput.safeParse(asked).error?.issues[0]?.message).toBe(RESERVED_NAME);
    expect(isReservedName("Robin Vale")).toBe(false);
  });
});
