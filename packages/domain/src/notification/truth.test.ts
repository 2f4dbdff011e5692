import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS, type NotificationKind } from "./content.ts";
import { outdatedBy, subjectOf, untrueIn } from "./truth.ts";

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
        "left-game",
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
        "left-game",
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
        "left-game",
        "regular-asked",
      ],
    ],
    [
      "join-requested",
      [
        "join-withdrawn",
        "guest-joined",
        "guest-left",
        "guest-lapsed",
        "friend-dropped",
        "no-show-question",
        "cost-paid",
        "change-refused",
        "spot-filled",
      ],
    ],
    [
      "join-withdrawn",
      [
        "join-requested",
        "answer-due",
        "guest-requested",
        "guest-joined",
        "guest-lapsed",
        "friend-dropped",
        "no-show-question",
        "cost-paid",
        "change-refused",
        "spot-filled",
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

const OF_A_PLACE = ["tee-time-edited", "host-changed", "costs-changed"] as const;
type State = Parameters<typeof untrueIn>[1];

/** What may still be said to a golfer whose part in a game is in this state, and to the host of a request in it. */
const TRUE_IN: [state: State, own: NotificationKind[], request: NotificationKind[]][] = [
  ["pending", [...OF_A_PLACE], ["join-requested", "answer-due", "guest-requested"]],
  ["waitlisted", [...OF_A_PLACE, "offer-lapsed"], []],
  ["offered", [...OF_A_PLACE, "spot-offered", "regular-asked"], []],
  [
    "confirmed",
    [...OF_A_PLACE, "join-approved", "reminder", "still-playing", "change-proposed", "change-dropped"],
    ["friend-dropped", "change-refused", "guest-joined", "spot-filled"],
  ],
  ["declined", ["join-declined", "removed"], []],
  ["withdrawn", ["change-left", "left-game"], ["join-withdrawn", "guest-left"]],
  ["expired", ["request-expired"], []],
  ["lapsed", ["hold-lapsed"], ["guest-lapsed"]],
  ["host", ["tee-time-edited", "host-handed-over", "reminder"], []],
  ["cancelled", ["tee-time-cancelled"], []],
  ["over", ["round-over", "cost-due"], ["cost-paid", "no-show-question"]],
];
const kindsAbout = (of: "own" | "request") => NOTIFICATION_KINDS.filter((kind) => subjectOf(kind) === of);

/** True still, but it says the same or less. */
const isRepeatedBy = (later: NotificationKind, waiting: NotificationKind): boolean =>
  (later === "tee-time-edited" && waiting === "reminder") || (later === "change-dropped" && waiting === "change-proposed");

describe("what waits to be sent", () => {
  const stillSaid = (of: "own" | "request", state: State) => kindsAbout(of).filter((kind) => !untrueIn(of, state).includes(kind));

  test.each(TRUE_IN)("to a golfer whose part in the game is %s, is what is true then", (state, own) => {
    expect(stillSaid("own", state).sort()).toEqual(own.toSorted());
  });

  test.each(TRUE_IN)("to the host of a request that is %s, is what is true then", (state, _, request) => {
    expect(stillSaid("request", state).sort()).toEqual(request.toSorted());
  });

  const pairs = (["own", "request"] as const).flatMap((of) =>
    kindsAbout(of).flatMap((waiting) => kindsAbout(of).map((later) => [waiting, later, of] as const)),
  );

  test.each(pairs.filter(([waiting, later]) => waiting !== later))(
    "%s is dropped by %s unless both are true",
    (waiting, later, of) => {
      const areBothTrue = TRUE_IN.some(([, own, request]) => {
        const said = of === "own" ? own : request;
        return said.includes(waiting) && said.includes(later);
      });
      expect(outdatedBy(later).includes(waiting)).toBe(!areBothTrue || isRepeatedBy(later, waiting));
    },
  );

  test.each(["own", "request"] as const)("about an %s is dropped by nothing about something else", (of) => {
    for (const later of NOTIFICATION_KINDS.filter((kind) => subjectOf(kind) !== of))
      expect(outdatedBy(later).filter((kind) => subjectOf(kind) === of)).toEqual([]);
  });
});

describe("a golfer who withdraws", () => {
  test("is not notified of the request any more, but of having left", () => {
    const own = NOTIFICATION_KINDS.filter((kind) => untrueIn("own", "cancelled").includes(kind) || kind === "tee-time-cancelled");
    const ofHavingLeft: NotificationKind[] = ["change-left", "left-game"];
    expect(untrueIn("own", "withdrawn").sort()).toEqual(own.filter((kind) => !ofHavingLeft.includes(kind)).sort());
  });
});
