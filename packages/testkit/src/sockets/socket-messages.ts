import { z } from "zod";

const subscribe = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.literal("subscription"),
  params: z.object({
    path: z.string(),
    input: z.record(z.string(), z.unknown()).optional(),
    lastEventId: z.string().optional(),
  }),
});
const stop = z.object({ id: z.union([z.number(), z.string()]), method: z.literal("subscription.stop") });
const message = z.union([subscribe, stop]);

export type SubscribeMessage = z.infer<typeof subscribe>;

/** The messages of one frame from a tRPC client. Throws on anything but subscriptions. */
export function readFrame(frame: string): z.infer<typeof message>[] {
  const parsed: unknown = JSON.parse(frame);
  return z.array(message).parse(Array.isArray(parsed) ? parsed : [parsed]);
}
