import { z } from "zod";

export const dashboardStats = z.object({
  /** Golfers seen in the last five minutes, over all processes: "Golfers Online". */
  activeUsers: z.number().int(),
  gamesToday: z.number().int(),
  available: z.number().int(),
  openSlots: z.number().int(),
  /** Requests to the viewer's own games that wait for an answer. */
  requestsWaiting: z.number().int(),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const ONLINE_MINUTES = 5;
