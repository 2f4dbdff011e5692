import { z } from "zod";
import { entityId } from "../id.ts";

export const setAdminInput = z.object({ userId: entityId("User not found"), isAdmin: z.boolean() });
export type SetAdminInput = z.infer<typeof setAdminInput>;
