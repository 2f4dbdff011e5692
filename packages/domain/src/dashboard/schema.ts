import { z } from "zod";

export const dashboardStats = z.object({
  /** Golfers seen in the last five minutes, over all processes: "Golfers Online". */
  activeUsers: z.number().int(),
  gamesToday: z.number().int(),
  available: z.number().int(),
  openSlots: z.number().int(),
  /** Requests of golfers and guests to the viewer's own games that wait for an answer. */
  requestsWaiting: z.number().int(),
  /** The viewer's own figures, each as long as its list: games hosted, rounds joined and confirmed, and both together. */
  hosted: z.number().int(),
  joined: z.number().int(),
  total: z.number().int(),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const ONLINE_MINUTES = 5;
