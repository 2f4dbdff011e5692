import { MOODS } from "@fourball/domain/tee-time/constants";

const DAYS = 14;

/** Paths of the list over tRPC with filters that many golfers use: each day, spots and mood. */
export function variedPages(): string[] {
  const today = Temporal.Now.plainDateISO();
  return Array.from({ length: DAYS }, (_, day) => today.add({ days: day }).toString()).flatMap((from) =>
    [1, 2, 3].flatMap((minOpen) =>
      MOODS.map((mood) => {
        const input = JSON.stringify({ 0: { limit: 12, from, to: from, minOpen, moods: [mood] } });
        return `/trpc/teeTime.list?batch=1&input=${encodeURIComponent(input)}`;
      }),
    ),
  );
}
