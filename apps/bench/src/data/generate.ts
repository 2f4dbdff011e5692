/** So few games, golfers and courses are generated within a second, and nothing is measured with them. */
export const TINY = 100;

/** How many golfers and courses there are with so many games: as in a country, and above as in many. */
const golfersWith = (games: number): number => (games === TINY ? 1000 : Math.max(50_000, games / 5));
const coursesWith = (games: number): number => {
  if (games === TINY) return 100;
  return games > 1_000_000 ? 20_000 : 13_000;
};

/** Two per game on average, from none to four, without the host or duplicates. */
const spots = (games: number): string => `generate_series(1, ${games}) n cross join lateral generate_series(1, n % 5) k`;
const turn = (games: number): string => `n * 7919::bigint % ${games}`;
const golferOf = (games: number, index: string): string => `md5('golfer' || (${index}) % ${golfersWith(games)})::uuid`;
const oneOf = (index: string, values: string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join()}])[(${index}) % ${values.length} + 1]`;

const zones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];
const names = ["Ann", "Ben", "Carla", "Dev", "Elena", "Frank", "Grace", "Hugo", "Ines", "Jack", "Kim"];
const families = [
  "Adams",
  "Brooks",
  "Castillo",
  "Dunn",
  "Evans",
  "Fischer",
  "Garcia",
  "Hughes",
  "Ito",
  "Jensen",
  "Kaur",
  "Lopez",
  "Moore",
];
const trees = ["Pine", "Oak", "Cedar", "Willow", "Maple", "Cypress", "Juniper"];
const places = ["Ridge", "Valley", "Creek", "Hills", "Meadows", "Point", "Lakes", "Run", "Bluffs", "Harbor", "Glen"];
const preferences = ["Beginner friendly", "Intermediate+", "Fast pace", "Relaxed pace", "Walking preferred", "Cart required"];
const moods = ["competitive", "early", "casual", "learning", "tournament", "sunset"];

export const generatedCourses = (games: number): string => `
   insert into golf_courses (id, name, location, city, state, image_url, latitude, longitude, time_zone, identity, search_text)
   select md5('course' || n)::uuid, title, town || ', CA', town, 'CA',
     case when n % 3 > 0 then 'https://images.example.com/courses/' || n || '.jpg' end,
     25 + n % 2400 / 100.0, -124 + n % 5700 / 100.0, ${oneOf("n", zones)}, lower(title) || '|' || n, lower(title || ' ' || town)
   from generate_series(0, ${coursesWith(games) - 1}) n
   cross join lateral (select ${oneOf("n", trees)} || ' ' || ${oneOf("n", places)} || ' Golf Club' as title, 'Town ' || n % 900 as town) names`;

/**
 * Generates the same golfers and games every time, spread over the courses that there are. Three in five games are upcoming,
 * so far ahead that the data never expires; neighbors in time are not neighbors on disk. The others are completed, or the
 * server's jobs would work on them while it is measured. The counters are written as the triggers would, which are disabled
 * during the generation.
 */
export const statements = (games: number): string[] => [
  "set session_replication_role = replica",
  `insert into users (id, email, first_name, last_name, profile_image_url, public_profile, handicap, rating, games_hosted, search_text)
   select md5('golfer' || n)::uuid, 'golfer' || n || '@example.com', first, last,
     case when n % 2 = 0 then 'https://images.example.com/golfers/' || n || '.jpg' end, n % 10 <> 0,
     n % 360 / 10.0, n % 51 / 10.0, n % 40, lower(first || ' ' || last)
   from generate_series(0, ${golfersWith(games) - 1}) n
   cross join lateral (select ${oneOf("n", names)} as first, ${oneOf("n", families)} as last) names`,
  `insert into tee_time_participants (id, tee_time_id, user_id, status, joined_at, expired_at)
   select md5('spot' || n || '-' || k)::uuid, md5('game' || n)::uuid, ${golferOf(games, "n * 31 + k * 101")},
     case when k <= n % 3 + (n % 7 = 0)::int then 'confirmed' when k = 4 then 'declined' else 'pending' end,
     timestamptz '2026-01-01' + n * interval '1 second' + k * interval '1 minute',
     case when ${turn(games)} >= ${games} * 0.6 then timestamptz '2026-01-01' end
   from ${spots(games)}`,
  `insert into tee_times (id, host_id, course_id, date, time, tee_off_at, total_slots, description, mood, preferences, is_public, status,
     awaits_matching, completed_at, confirmed_count, pending_count)
   select md5('game' || n)::uuid, ${golferOf(games, "n * 31")}, course.id,
     (at.moment at time zone course.time_zone)::date, to_char(at.moment at time zone course.time_zone, 'HH24:MI'), at.moment,
     n % 3 + 2, case when n % 4 > 0 then 'A friendly round, all paces welcome. Meet at the putting green twenty minutes before.' end,
     ${oneOf("n", moods)}, array[${oneOf("n", preferences)}, ${oneOf("n + 1", preferences)}], n % 20 > 0,
     case when n % 33 = 0 then 'cancelled' when turn < ${games} * 0.6 then 'active' else 'completed' end,
     false, case when n % 33 > 0 and turn >= ${games} * 0.6 then at.moment + interval '5 hours' end, coalesce(counted.confirmed, 0), coalesce(counted.pending, 0)
   from generate_series(1, ${games}) n
   cross join lateral (select ${turn(games)} as turn) shuffled
   cross join lateral (select case when turn < ${games} * 0.6
     then timestamptz '2100-01-01' + turn * interval '3 minutes' else timestamptz '2026-01-01' - turn * interval '3 minutes' end as moment) at
   join (select id, time_zone, row_number() over (order by identity) - 1 as number from golf_courses) course
     on course.number = n * 17 % (select count(*) from golf_courses)
   left join (select tee_time_id, count(*) filter (where status = 'confirmed') as confirmed, count(*) filter (where status = 'pending') as pending
     from tee_time_participants group by tee_time_id) counted on counted.tee_time_id = md5('game' || n)::uuid`,
  `insert into notifications (id, recipient_id, tee_time_id, content, created_at, due_at, read_at, delivered_at)
   select md5('news' || n)::uuid, ${golferOf(games, "n * 17")}, md5('game' || n)::uuid,
     jsonb_build_object('kind', 'join-requested', 'participantId', md5('spot' || n || '-1')::uuid, 'golferId', ${golferOf(games, "n * 31 + 101")},
       'courseName', 'Pine Ridge Golf Club', 'date', '2026-01-01', 'time', '09:30'),
     at.moment, at.moment, case when n % 10 > 0 then at.moment + interval '1 hour' end, at.moment
   from generate_series(1, ${games}) n
   cross join lateral (select timestamptz '2026-01-01' + n * interval '1 second' as moment) at`,
  "reset session_replication_role",
];
