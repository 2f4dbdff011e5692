import { expect, test } from "vitest";
import { channelsFor, type GolferToTell } from "./channels-for.ts";

const golfer: GolferToTell = {
  isAway: false,
  phoneNumber: null,
  smsOptInAt: null,
  hasPush: false,
  emailJoinRequests: true,
  emailRequestApprovals: true,
  emailTeeTimeChanges: true,
  smsJoinRequests: true,
  smsRequestApprovals: true,
  smsTeeTimeChanges: true,
};
const phone = { phoneNumber: "+18315550100" };
const consent = { smsOptInAt: "2026-06-01T12:00:00Z" };

test.each<[who: string, changes: Partial<GolferToTell>, channels: string[]]>([
  ["a golfer who changed nothing", {}, ["email"]],
  ["with a phone, but without consent", phone, ["email"]],
  ["with consent, but without a phone", consent, ["email"]],
  ["with a phone and consent", { ...phone, ...consent }, ["email", "sms"]],
  ["who turned text messages of it off", { ...phone, ...consent, smsRequestApprovals: false }, ["email"]],
  ["who turned mails of it off", { emailRequestApprovals: false }, []],
  ["who turned other mails off", { emailJoinRequests: false, emailTeeTimeChanges: false }, ["email"]],
  ["whose browser shows news", { emailRequestApprovals: false, hasPush: true }, ["push"]],
  ["who closed the account or is kept out", { ...phone, ...consent, hasPush: true, isAway: true }, []],
])("an answer reaches a golfer %s", (_who, changes, channels) => {
  expect(channelsFor({ kind: "join-approved" }, { ...golfer, ...changes })).toEqual(channels);
});

test("a link for a new password comes by mail, whatever is turned off, and never any other way", () => {
  const quiet = { ...golfer, ...phone, ...consent, hasPush: true, emailTeeTimeChanges: false, emailRequestApprovals: false };
  expect(channelsFor({ kind: "password-reset" }, quiet)).toEqual(["email"]);
  expect(channelsFor({ kind: "password-reset" }, { ...quiet, isAway: true })).toEqual([]);
});

test("a guest left nothing but an email", () => {
  expect(channelsFor({ kind: "join-approved" }, "guest")).toEqual(["email"]);
});
