import { z } from "zod";
import { news } from "../notification/news.ts";
import { participation } from "../participation/schema.ts";
import { teeTimeCard } from "../tee-time/schema.ts";
import { account, ownSession } from "./schema.ts";

/** All that is kept of a golfer, for the golfer. */
export const accountExport = z.object({
  exportedAt: z.string(),
  account,
  sessions: z.array(ownSession),
  hosted: z.array(teeTimeCard),
  joined: z.array(participation),
  messages: z.array(z.object({ teeTimeId: z.string(), message: z.string(), timestamp: z.string() })),
  /** The browsers that show news while the app is closed, by the service that reaches them. */
  browsers: z.array(z.object({ pushService: z.string(), timestamp: z.string() })),
  news: z.array(z.object({ teeTimeId: z.string().nullable(), news, timestamp: z.string() })),
});
export type AccountExport = z.infer<typeof accountExport>;
