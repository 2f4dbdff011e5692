import { idOf } from "@fourball/testkit/fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { describe, expect, it } from "vitest";
import { dotAt, gameDots, heightOf } from "./game-dots.ts";

const band = { from: 360, to: 960, width: 300 };
const gamesAt = (...times: string[]) => times.map((time, index) => aTeeTimeCard({ id: idOf(200 + index), time }));
const placesOf = (...times: string[]) => gameDots(gamesAt(...times), band).map(({ x, row, more }) => [x, row, more]);

describe("the dots of a day", () => {
  it("are at their hours, and whole at both ends", () => {
    expect(placesOf("06:00", "11:00", "15:59")).toEqual([
      [10, 0, 0],
      [150, 0, 0],
      [290, 0, 0],
    ]);
  });

  it("are stacked where they would hide each other, up to three", () => {
    expect(placesOf("11:00", "11:10", "11:20", "11:30").map(([, row]) => row)).toEqual([0, 1, 2, 0]);
  });

  it("say how many more are at one place", () => {
    expect(placesOf(...Array.from({ length: 7 }, () => "11:00"))).toEqual([
      [150, 0, 0],
      [150, 1, 0],
      [150, 2, 4],
    ]);
  });

  it("have the viewer's own games at the bottom, never among those that are only counted", () => {
    const own = aTeeTimeCard({ id: idOf(300), time: "11:00", viewerStatus: "confirmed" });
    const [first] = gameDots([...gamesAt("11:00", "11:00", "11:00"), own], band);
    expect(first).toMatchObject({ id: idOf(300), kind: "in", row: 0 });
  });

  it("tell open games from full ones and from the viewer's", () => {
    const kinds = [
      {},
      { totalSlots: 2 },
      { totalSlots: 2, viewerStatus: "host" as const },
      { viewerStatus: "pending" as const },
    ].map((changes) => gameDots([aTeeTimeCard(changes)], band)[0]?.kind);
    expect(kinds).toEqual(["open", "full", "in", "open"]);
  });

  it("are found by a finger near them, the nearest first", () => {
    const dots = gameDots(gamesAt("11:00", "11:10"), band);
    expect(dotAt(dots, 160, heightOf(0))?.minute).toBe(660);
    expect(dotAt(dots, 160, heightOf(1))?.minute).toBe(670);
    expect(dotAt(dots, 200, heightOf(0))).toBeUndefined();
  });
});
