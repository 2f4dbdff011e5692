import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS, type NotificationKind } from "./content.ts";
import { outdatedBy, untrueIn } from "./truth.ts";

describe("a waiting notification", () => {
  test.each<[waiting: NotificationKind, later: NotificationKind[]]>([
    [
      "join-approved",
      [
        "join-declined",
        "removed",
        "request-expired",
        "hold-lapsed",
        "spot-offered",
        "offer-lapsed",
        "tee-time-cancelled",
        "host-handed-over",
        "round-over",
        "cost-due",
        "change-left",
        "regular-asked",
      ],
    ],
    [
      "spot-offered",
      [
        "join-approved",
        "join-declined",
        "removed",
        "request-expired",
        "hold-lapsed",
        "offer-lapsed",
        "tee-time-cancelled",
        "host-handed-over",
        "reminder",
        "still-playing",
        "round-over",
        "cost-due",
        "change-left",
        "change-proposed",
        "change-dropped",
      ],
    ],
    [
      "reminder",
      [
        "join-declined",
        "removed",
        "request-expired",
        "hold-lapsed",
        "spot-offered",
        "offer-lapsed",
        "tee-time-edited",
        "tee-time-cancelled",
        "round-over",
        "cost-due",
        "change-left",
        "regular-asked",
      ],
    ],
    ["join-requested", ["join-withdrawn", "guest-lapsed", "friend-dropped", "no-show-question", "cost-paid", "change-refused"]],
    [
      "join-withdrawn",
      [
        "join-requested",
        "answer-due",
        "guest-requested",
        "guest-lapsed",
        "friend-dropped",
        "no-show-question",
        "cost-paid",
        "change-refused",
      ],
    ],
  ])("%s isn't sent after", (waiting, later) => {
    const outdating = NOTIFICATION_KINDS.filter((kind) => kind !== waiting && outdatedBy(kind).includes(waiting));
    expect(outdating.sort()).toEqual([...later].sort());
  });

  test("isn't sent after one of the same kind", () => {
    for (const kind of NOTIFICATION_KINDS) expect(outdatedBy(kind)).toContain(kind);
  });
});

describe("a golfer who withdraws", () => {
  test("is not notified of the request any more, but of having left", () => {
    const own = NOTIFICATION_KINDS.filter((kind) => untrueIn("own", "cancelled").includes(kind) || kind === "tee-time-cancelled");
    expect(untrueIn("own", "withdrawn").sort()).toEqual(own.filter((kind) => kind !== "change-left").sort());
  });
});
