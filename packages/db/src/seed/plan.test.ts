import { RATINGS_UNTIL_KNOWN } from "@fourball/domain/profile/rating";
import { MOOD, MOODS, PREFERENCES, ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { courseToday, teeOffInstant } from "@fourball/domain/tee-time/when";
import { describe, expect, it } from "vitest";
import { DEMO_EMAIL } from "./demo-accounts.ts";
import { courseOf, demoGolfer, playersOf, startsOfTheDemo } from "./demo-plans.ts";
import { type PlannedParticipant, type PlannedTeeTime, planSeed } from "./plan.ts";
import { ratingsBehind } from "./ratings-behind.ts";

const isUpcoming = ({ status }: PlannedTeeTime): boolean => status === "active";

const countOf = (players: PlannedParticipant[], status: PlannedParticipant["status"]): number =>
  players.filter((player) => player.status === status).length;

describe.each(startsOfTheDemo)("a demo that starts at %s", (now) => {
  const plan = planSeed(now);

  it("has about 120 upcoming games, none of which has teed off, over three weeks", () => {
    const upcoming = plan.teeTimes.filter(isUpcoming);
    expect(upcoming).toHaveLength(120);
    for (const { teeOffAt } of upcoming) {
      expect(teeOffAt.since(now).total("minutes")).toBeGreaterThan(60);
      expect(teeOffAt.since(now).total("hours")).toBeLessThan(22 * 24);
    }
  });

  it("tees off at the given date and time in the course's time zone", () => {
    for (const teeTime of plan.teeTimes) {
      const { timeZone } = courseOf(plan, teeTime);
      expect(teeTime.teeOffAt.equals(teeOffInstant({ ...teeTime, timeZone }))).toBe(true);
      expect(teeTime.teeOffAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString()).toBe(
        `${teeTime.date}T${teeTime.time}:00`,
      );
      expect(teeTime.time >= "05:50" && teeTime.time <= "18:00").toBe(true);
    }
  });

  it("never has more players than spots, the host as a player, or a player twice", () => {
    for (const teeTime of plan.teeTimes) {
      const players = playersOf(plan, teeTime);
      expect(teeTime.totalSlots).toBeGreaterThanOrEqual(2);
      expect(teeTime.totalSlots).toBeLessThanOrEqual(4);
      expect(countOf(players, "confirmed") + 1).toBeLessThanOrEqual(teeTime.totalSlots);
      expect(new Set([teeTime.hostId, ...players.map(({ userId }) => userId)]).size).toBe(players.length + 1);
    }
  });

  it("has every golfer in one game at a time", () => {
    for (const { id } of plan.golfers) {
      const games = plan.teeTimes
        .filter((teeTime) => teeTime.hostId === id || playersOf(plan, teeTime).some(({ userId }) => userId === id))
        .map(({ teeOffAt }) => teeOffAt)
        .sort(Temporal.Instant.compare);
      for (const [index, game] of games.slice(1).entries()) {
        const before = games[index];
        expect(before && game.since(before).total("hours")).toBeGreaterThan(ROUND_HOURS);
      }
    }
  });

  it("has every mood with its emoji, empty and full games, and requests in every state", () => {
    const upcoming = plan.teeTimes.filter(isUpcoming);
    for (const mood of MOODS) expect(upcoming.filter((teeTime) => teeTime.mood === mood).length).toBeGreaterThan(3);
    for (const { mood, moodEmoji } of plan.teeTimes) expect(moodEmoji).toBe(MOOD[mood].emoji);

    const shapes = upcoming.map((teeTime) => {
      const players = playersOf(plan, teeTime);
      const confirmed = countOf(players, "confirmed");
      const fill = confirmed === 0 ? "empty" : confirmed + 1 === teeTime.totalSlots ? "full" : "some";
      return `${fill} ${countOf(players, "pending") > 0 ? "asked" : "quiet"} ${countOf(players, "declined") > 0 ? "refused" : "kind"}`;
    });
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(11);
    expect(new Set(upcoming.map(({ totalSlots }) => totalSlots))).toEqual(new Set([2, 3, 4]));
  });

  it("has about a tenth of the games unlisted", () => {
    const unlisted = plan.teeTimes.filter(({ isPublic }) => !isPublic);
    expect(unlisted.length).toBeGreaterThanOrEqual(9);
    expect(unlisted.length).toBeLessThanOrEqual(15);
  });

  it("has a handful of games tomorrow", () => {
    const tomorrow = plan.teeTimes.filter((teeTime) => {
      const today = Temporal.PlainDate.from(courseToday(now, courseOf(plan, teeTime).timeZone));
      return today.add({ days: 1 }).toString() === teeTime.date;
    });
    expect(tomorrow.length).toBeGreaterThanOrEqual(6);
  });

  it("has requests, answers and rounds in that order of time", () => {
    for (const teeTime of plan.teeTimes) {
      const host = plan.golfers.find(({ id }) => id === teeTime.hostId);
      const inOrder = (...moments: (Temporal.Instant | undefined)[]): void => {
        for (const [index, moment] of moments.slice(1).entries()) {
          const before = moments[index];
          expect(before && moment && Temporal.Instant.compare(before, moment)).toBeLessThanOrEqual(0);
        }
      };
      inOrder(host?.createdAt, teeTime.createdAt, teeTime.updatedAt, now);
      for (const { joinedAt, updatedAt } of playersOf(plan, teeTime)) inOrder(teeTime.createdAt, joinedAt, updatedAt, now);
    }
  });

  it("has time left to answer every pending request, and no pending request for a played game", () => {
    for (const teeTime of plan.teeTimes) {
      const hoursLeft = teeTime.teeOffAt.since(now).total("hours");
      const hoursToAnswer = hoursLeft < 6 ? 1 : hoursLeft < 48 ? 6 : 24;
      for (const { joinedAt } of playersOf(plan, teeTime).filter(({ status }) => status === "pending")) {
        expect(hoursLeft).toBeGreaterThan(0);
        expect(now.since(joinedAt).total("hours")).toBeLessThan(hoursToAnswer);
      }
    }
  });

  it("gives the demo golfer requests to decide on and games in every state", () => {
    const { id } = demoGolfer(plan);
    const hosted = plan.teeTimes.filter((teeTime) => teeTime.hostId === id);
    expect(hosted.filter(isUpcoming).length).toBeGreaterThanOrEqual(3);
    expect(hosted.some(({ status }) => status === "completed")).toBe(true);
    expect(
      hosted.flatMap((teeTime) => playersOf(plan, teeTime)).filter(({ status }) => status === "pending").length,
    ).toBeGreaterThan(2);

    const own = plan.participants.filter(({ userId }) => userId === id);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(["pending", "confirmed", "declined"]));
    expect(plan.teeTimes.filter(({ status }) => status === "cancelled")).toHaveLength(1);
  });

  it("has a unique id for each row", () => {
    const lines = plan.rooms.flatMap((room) => room.lines);
    const ids = [...plan.courses, ...plan.golfers, ...plan.teeTimes, ...plan.participants, ...lines].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is the same for the same start", () => {
    expect(JSON.stringify(planSeed(now))).toBe(JSON.stringify(plan));
  });
});

describe("demo texts and golfers", () => {
  const now = Temporal.Instant.from("2026-06-12T15:00:00Z");
  const plan = planSeed(now);

  it("include a handful of games later today while there is daylight left", () => {
    const today = plan.teeTimes.filter(
      (teeTime) => isUpcoming(teeTime) && teeTime.date === courseToday(now, courseOf(plan, teeTime).timeZone),
    );
    expect(today.length).toBeGreaterThanOrEqual(5);
  });

  it("include at least 60 different descriptions and every preference", () => {
    const descriptions = plan.teeTimes.flatMap(({ description }) => description ?? []);
    expect(new Set(descriptions).size).toBeGreaterThanOrEqual(60);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(plan.teeTimes.flatMap(({ preferences }) => preferences))).toEqual(new Set(PREFERENCES));
  });

  it("require no cart on walking-only courses", () => {
    const onFoot = plan.teeTimes.filter((teeTime) => courseOf(plan, teeTime).walkingOnly);
    expect(onFoot.every(({ preferences }) => !preferences.includes("Cart required"))).toBe(true);
  });

  it("include many request messages, each of at most 500 characters", () => {
    const messages = plan.participants.flatMap(({ message }) => message ?? []);
    expect(messages.length).toBeGreaterThan(plan.participants.length / 2);
    expect(messages.every((message) => message.length <= 500)).toBe(true);
  });

  it("have counters that cover the recorded games, and no rating without a game", () => {
    for (const golfer of plan.golfers) {
      const played = plan.teeTimes.filter(({ status }) => status === "completed");
      const hosted = played.filter((teeTime) => teeTime.hostId === golfer.id);
      const joined = played.filter((teeTime) =>
        playersOf(plan, teeTime).some(({ userId, status }) => userId === golfer.id && status === "confirmed"),
      );
      expect(golfer.gamesHosted).toBeGreaterThanOrEqual(hosted.length);
      expect(golfer.gamesPlayed).toBeGreaterThanOrEqual(joined.length);
      if (golfer.rating === 0) expect(golfer.gamesHosted + golfer.gamesPlayed).toBeLessThan(3);
    }
  });

  it("have ratings that whole stars add up to, and golfers with too few ratings", () => {
    const counts = plan.golfers.map(({ rating, gamesHosted, gamesPlayed }) => {
      const { ratingsCount, ratingsSum } = ratingsBehind(rating, gamesHosted + gamesPlayed);
      expect(ratingsCount === 0 ? 0 : Math.round((ratingsSum / ratingsCount) * 100) / 100).toBe(rating);
      return ratingsCount;
    });
    expect(counts.filter((count) => count > 0 && count < RATINGS_UNTIL_KNOWN)).not.toEqual([]);
  });

  it("have email addresses that cannot receive mail", () => {
    expect(plan.golfers.length).toBeGreaterThanOrEqual(40);
    expect(plan.golfers.filter(({ publicProfile }) => !publicProfile)).toHaveLength(3);
    expect(plan.golfers.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)).toEqual([DEMO_EMAIL.admin]);
    for (const { email, phoneNumber, bio } of plan.golfers) {
      expect(email).toMatch(/@(example\.com|fourball\.test)$/);
      expect(phoneNumber ?? "+10005550100").toMatch(/^\+1\d{3}55501\d\d$/);
      expect((bio ?? "").length).toBeLessThanOrEqual(500);
    }
  });

  it("include at least 64 courses from Maine to Hawaii", () => {
    expect(plan.courses.length).toBeGreaterThanOrEqual(64);
    for (const { latitude, longitude, website, description } of plan.courses) {
      expect(latitude).toBeGreaterThan(18);
      expect(latitude).toBeLessThan(65);
      expect(longitude).toBeGreaterThan(-162);
      expect(longitude).toBeLessThan(-66);
      expect(website ?? "https://").toMatch(/^https:\/\//);
      expect(description.length).toBeLessThan(220);
    }
    const zones = new Set(plan.courses.map(({ timeZone }) => timeZone));
    for (const zone of ["New_York", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage"]) {
      expect(zones).toContain(`America/${zone}`);
    }
    expect(zones).toContain("Pacific/Honolulu");
  });
});
