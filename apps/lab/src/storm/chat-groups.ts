import { createHash } from "node:crypto";
import { insertSessions } from "@fourball/bench/data/golfers";

export const PLAYERS = 4;

const COURSE = "md5('course')::uuid";
const FOLLOWING = "(current_date + 14)";

/** Golfers 0, 1, 2 …, each with a session, and a course to play. */
export const golfersAndSessions = (count: number): string[] => [
  `insert into golf_courses (id, name, location, city, state, time_zone, identity, search_text)
   values (${COURSE}, 'Pine Ridge', 'Salinas, CA', 'Salinas', 'CA', 'America/Los_Angeles', 'pine ridge', 'pine ridge')`,
  `insert into users (id, email, first_name, last_name, search_text)
   select md5('golfer' || n)::uuid, 'golfer' || n || '@example.com', 'Golfer', n::text, 'golfer ' || n
   from generate_series(0, ${count - 1}) n`,
  insertSessions(count),
];

/** Games of golfers 0 to 3, 4 to 7 …, all confirmed, in two weeks. */
export function chatGames(name: string, games: number): { statements: string[]; teeTimeIds: string[] } {
  const numbers = `generate_series(0, ${games - 1}) n`;
  const id = `md5('${name}' || n)::uuid`;
  return {
    statements: [
      `insert into tee_times (id, host_id, course_id, date, time, tee_off_at, total_slots, mood)
       select ${id}, md5('golfer' || n * ${PLAYERS})::uuid, ${COURSE}, ${FOLLOWING}, '07:30',
         (${FOLLOWING} + time '07:30') at time zone 'America/Los_Angeles', ${PLAYERS}, 'casual'
       from ${numbers}`,
      `insert into tee_time_participants (tee_time_id, user_id, status)
       select ${id}, md5('golfer' || n * ${PLAYERS} + k)::uuid, 'confirmed'
       from ${numbers} cross join generate_series(1, ${PLAYERS - 1}) k`,
    ],
    teeTimeIds: Array.from({ length: games }, (_, index) => uuidOfMd5(`${name}${index}`)),
  };
}

/** As PostgreSQL casts the text of an MD5 to a UUID. */
const uuidOfMd5 = (text: string): string =>
  createHash("md5")
    .update(text)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
