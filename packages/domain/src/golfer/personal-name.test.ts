import { describe, expect, test } from "vitest";
import { guestRequestInput } from "../guest/schema.ts";
import { ADDRESS_IN_NAME, isReservedName, MARKS_IN_NAME, personalName, RESERVED_NAME, secondName } from "./personal-name.ts";

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
    "F0urball",
    "4dm1n",
    "FourbaIl",
    "5taff",
    "\u0410dm\u0456n",
    "\u0391\u0044\u039c\u0399\u039d",
    "f\u03bfurb\u0430ll Team",
    "𝐀𝐝𝐦𝐢𝐧",
    "ᴀᴅᴍɪɴ",
  ])("is not %s", (value) => {
    expect(issueOf(value)).toBe(RESERVED_NAME);
  });

  test.each([
    "Maya",
    "Adminton",
    "Stafford",
    "Supportive",
    "J. R. Smith",
    "J.R. Smith",
    "J.R.Smith",
    "J.R.R.",
    "St.John",
    "Maya St.John-Smith",
    "Dr.Lee",
    "Jr. Smith",
    "Maya 3.5",
    "Illia",
    "Łukasz",
    "Σοφία",
    "Дмитрий",
    "Nguyễn Thị Hằng",
    "प्रियांका",
    "ศิริพร",
    "Nuñez",
    "María José",
    "O'Brien",
    "Siddharth-Raj",
    "李",
  ])("may be %s", (value) => {
    expect(name.parse(value)).toBe(value);
  });

  test.each([
    "Visit https://evil.example",
    "Maya://x",
    "www.evil",
    "ｗｗｗ.evil",
    "x@y",
    "maya@evil.example",
    "Maya＠Evil",
    "evil.com",
    "Win at EVIL.Shop",
    "4u.win Maya",
    "a.bc.com",
    "bit.ly",
    "win.st.club",
    "St.John.com",
    "evil․com",
    "evil。com",
    "пример.рф",
    "t.me/evil",
  ])("is no address: %s", (value) => {
    expect(issueOf(value)).toBe(ADDRESS_IN_NAME);
    expect(secondName(80).safeParse(value).error?.issues[0]?.message).toBe(ADDRESS_IN_NAME);
  });

  test("has at most 3 accents on a letter", () => {
    expect(issueOf(`Ma${"\u0301".repeat(4)}ya`)).toBe(MARKS_IN_NAME);
    expect(name.parse(`Ma${"\u0301".repeat(3)}ya`)).toBe(`Ma${"\u0301".repeat(3)}ya`);
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
