import postgres from "postgres";

/** Enough golfers to stay below the rate limit of each. */
const SIGNED_IN = 512;

/** The cookie of a golfer's session. */
export const cookieOf = (index: number): string => `session=bench-golfer-${index}`;

export type Golfer = { id: string; cookie: string; wantsReasons: boolean };

/** A fresh session for each of the first golfers. */
export const insertSessions = (count: number): string =>
  `insert into sessions (sid, sess, expire)
   select encode(sha256(('bench-golfer-' || n)::bytea), 'hex'),
     jsonb_build_object('userId', md5('golfer' || n)::uuid, 'createdAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'userAgent', null),
     now() + interval '14 days'
   from generate_series(0, ${count - 1}) n`;

/** Replaces all sessions with a fresh one for each of the first golfers, of whom every other one wants reasons on cards. */
export async function renewSessions(url: string): Promise<void> {
  const client = postgres(url, { max: 1 });
  await client`delete from sessions`;
  await client.unsafe(insertSessions(SIGNED_IN));
  await client`update users set shows_reasons = n % 2 = 1 from generate_series(0, ${SIGNED_IN - 1}::int) n
    where id = md5('golfer' || n)::uuid`;
  await client.end();
}

export async function signedInGolfers(url: string): Promise<Golfer[]> {
  const client = postgres(url, { max: 1 });
  const rows = await client<{ id: string }[]>`
    select md5('golfer' || n)::uuid as id from generate_series(0, ${SIGNED_IN - 1}::int) n order by n`;
  await client.end();
  return rows.map(({ id }, index) => ({ id, cookie: cookieOf(index), wantsReasons: index % 2 === 1 }));
}
