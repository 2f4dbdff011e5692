import { describe, expect, test } from "vitest";
import { channelsFor, type NotificationRecipient } from "./channels-for.ts";

const golfer: NotificationRecipient = {
  isAway: false,
  isClosed: false,
  phoneNumber: null,
  smsOptInAt: null,
  hasPush: false,
  emailOn: true,
  pushOn: true,
  emailJoinRequests: true,
  emailRequestApprovals: true,
  emailTeeTimeChanges: true,
  emailMarketing: true,
  emailSavedSearches: true,
  emailOpenSpots: true,
  marketingOptInAt: null,
  smsJoinRequests: true,
  smsRequestApprovals: true,
  smsTeeTimeChanges: true,
  pushJoinRequests: true,
  pushRequestApprovals: true,
  pushTeeTimeChanges: true,
  pushSavedSearches: true,
  pushOpenSpots: true,
};
const phone = { phoneNumber: "+18315550100" };
const consent = { smsOptInAt: "2026-06-01T12:00:00Z" };

describe("an answer", () => {
  test.each<[who: string, changes: Partial<NotificationRecipient>, channels: string[]]>([
    ["with default settings", {}, ["email"]],
    ["with a phone, but without consent", phone, ["email"]],
    ["with consent, but without a phone", consent, ["email"]],
    ["with a phone and consent", { ...phone, ...consent }, ["email", "sms"]],
    ["who turned these text messages off", { ...phone, ...consent, smsRequestApprovals: false }, ["email"]],
    ["who turned these mails off", { emailRequestApprovals: false }, []],
    ["who turned all mails off", { emailOn: false }, []],
    ["who turned all off in the browser", { hasPush: true, pushOn: false }, ["email"]],
    ["who turned other mails off", { emailJoinRequests: false, emailTeeTimeChanges: false }, ["email"]],
    ["whose browser shows notifications", { emailRequestApprovals: false, hasPush: true }, ["push"]],
    ["who turned these off in the browser", { hasPush: true, pushRequestApprovals: false }, ["email"]],
    [
      "who turned others off in the browser",
      { hasPush: true, pushJoinRequests: false, pushTeeTimeChanges: false },
      ["email", "push"],
    ],
    ["whose account is closed or suspended", { ...phone, ...consent, hasPush: true, isAway: true }, []],
  ])("reaches a golfer %s", (_who, changes, channels) => {
    expect(channelsFor({ kind: "join-approved" }, { ...golfer, ...changes })).toEqual(channels);
  });
});

describe("a password reset", () => {
  test("is sent only by mail, whatever is turned off", () => {
    const quiet = {
      ...golfer,
      ...phone,
      ...consent,
      hasPush: true,
      emailOn: false,
      emailTeeTimeChanges: false,
      emailRequestApprovals: false,
    };
    expect(channelsFor({ kind: "password-reset" }, quiet)).toEqual(["email"]);
    expect(channelsFor({ kind: "password-reset" }, { ...quiet, isAway: true })).toEqual([]);
    expect(channelsFor({ kind: "moderated" }, { ...quiet, isAway: true })).toEqual(["email"]);
    expect(channelsFor({ kind: "moderated" }, { ...quiet, isAway: true, isClosed: true })).toEqual([]);
  });
});

describe("that a golfer has left a game", () => {
  test("is only mailed, unless mails about changes are turned off", () => {
    const reachable = { ...golfer, ...phone, ...consent, hasPush: true };
    expect(channelsFor({ kind: "left-game" }, reachable)).toEqual(["email"]);
    expect(channelsFor({ kind: "left-game" }, { ...reachable, emailTeeTimeChanges: false })).toEqual([]);
  });
});

describe("the weekly email", () => {
  const agreed = { marketingOptInAt: "2026-06-01T12:00:00Z" };

  test.each<[who: string, changes: Partial<NotificationRecipient>, channels: string[]]>([
    ["who never agreed", {}, []],
    ["who agreed", agreed, ["email"]],
    ["who agreed and turned it off", { ...agreed, emailMarketing: false }, []],
    ["who agreed and turned all mails off", { ...agreed, emailOn: false }, []],
    ["who agreed, with a phone and a browser", { ...agreed, ...phone, ...consent, hasPush: true }, ["email"]],
    ["who agreed and is suspended", { ...agreed, isAway: true }, []],
  ])("reaches a golfer %s", (_who, changes, channels) => {
    expect(channelsFor({ kind: "weekly-digest" }, { ...golfer, ...changes })).toEqual(channels);
  });
});

describe("a guest", () => {
  test("is reached only by mail", () => {
    expect(channelsFor({ kind: "join-approved" }, "guest")).toEqual(["email"]);
  });
});
