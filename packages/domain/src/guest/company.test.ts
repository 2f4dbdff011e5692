import { describe, expect, test } from "vitest";
import { companyText } from "./company.ts";

describe("who plays, for people without an account", () => {
  test.each([
    ["", { firstNames: [], golfers: 0, guests: 0 }],
    ["Jonas", { firstNames: ["Jonas"], golfers: 0, guests: 0 }],
    ["Jonas and a guest", { firstNames: ["Jonas"], golfers: 0, guests: 1 }],
    ["Jonas, Priya, a golfer, and 2 guests", { firstNames: ["Jonas", "Priya"], golfers: 1, guests: 2 }],
    ["3 golfers", { firstNames: [], golfers: 3, guests: 0 }],
  ])("reads %j", (words, company) => {
    expect(companyText(company)).toBe(words);
  });
});
