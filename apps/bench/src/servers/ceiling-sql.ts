import { PAGE } from "./card.ts";

const COUNTED = `cross join lateral (
  select count(*) filter (where p.status = 'confirmed')::int as confirmed, count(*) filter (where p.status = 'pending')::int as pending
  from tee_time_participants p where p.tee_time_id = t.id) counts`;

/** The page in one statement, with participants counted per game or read from the game's counters. */
export const pageSql = (counts: "counted" | "carried"): string => `
  select t.id, t.host_id as "hostId", t.course_id as "courseId", t.date::text, t.time, t.tee_off_at as "teeOffAt",
    t.total_slots as "totalSlots", t.description, t.mood_emoji as "moodEmoji", t.mood, t.preferences, t.is_public as "isPublic", t.status,
    t.opens_to_all_at as "opensToAllAt",
    t.created_at as "createdAt", t.updated_at as "updatedAt",
    c.name as "courseName", c.location as "courseLocation", c.image_url as "courseImageUrl", c.time_zone as "courseTimeZone",
    c.latitude::float8 as "courseLatitude", c.longitude::float8 as "courseLongitude", c.state as "courseState", c.country as "courseCountry",
    h.first_name as "hostFirstName", h.last_name as "hostLastName", h.profile_image_url as "hostProfileImageUrl",
    h.handicap::float8 as "hostHandicap", case when h.public_profile then h.rating::float8 end as "hostRating",
    case when h.public_profile then h.ratings_count end as "hostRatingsCount",
    case when h.public_profile then h.games_hosted end as "hostGamesHosted",
    case when h.public_profile then h.games_played end as "hostGamesPlayed", h.public_profile as "hostHasPublicProfile",
    ${counts === "counted" ? "counts.confirmed" : "t.confirmed_count"} as "confirmedCount", t.offered_count as "offeredCount",
    ${counts === "counted" ? "counts.pending" : "t.pending_count"} as "pendingCount",
    coalesce((select json_agg(json_build_object('firstName', s.first_name, 'lastName', s.last_name, 'profileImageUrl', s.profile_image_url)) from (
      select u.first_name, u.last_name, u.profile_image_url from tee_time_participants p join users u on u.id = p.user_id
      where p.tee_time_id = t.id and p.status = 'confirmed' order by p.joined_at, p.id limit 2) s), '[]'::json) as players,
    case when t.host_id = $1 then 'host' else (
      select own.status from tee_time_participants own where own.tee_time_id = t.id and own.user_id = $1) end as "viewerStatus"
  from tee_times t
  join golf_courses c on c.id = t.course_id
  join users h on h.id = t.host_id
  ${counts === "counted" ? COUNTED : ""}
  where t.status = 'active' and t.is_public and t.tee_off_at > now()
  order by t.tee_off_at, t.id limit ${PAGE + 1}`;

export const sessionSql = `
  select u.id, u.is_admin as "isAdmin" from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid
  where s.sid = $1 and s.expire > now()`;
