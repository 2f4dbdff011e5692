import type { Db } from "@fourball/db/client";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { asFloat, asInteger, asOneOf } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { sql } from "drizzle-orm";

const STAGES = ["new", ...CHANNELS] as const;

/**
 * What waits to leave the app: "new" are notifications that no channel has yet. `lagSeconds` is for how long the oldest could
 * have left already.
 */
export type QueueStage = { stage: (typeof STAGES)[number]; waiting: number; lagSeconds: number };

const measure = prepareQuery(
  {
    stage: asOneOf(STAGES, sql`stage`),
    waiting: asInteger(sql`count(due_at)`),
    lagSeconds: asFloat(sql`greatest(0, coalesce(extract(epoch from clock_timestamp() - min(due_at)), 0))`),
  },
  (columns) => sql`
  select ${columns} from (
    select 'new' as stage, due_at from ${notifications} where delivered_at is null and due_at <= now()
    union all select channel, due_at from ${notificationDeliveries} where state = 'waiting'
    union all select unnest(${sql.raw(`array['${STAGES.join("','")}']`)}), null
  ) as queue group by stage`,
);

export const measureQueue = (db: Db): Promise<QueueStage[]> => measure(db);
