import { z } from "zod";

/** An uploaded picture in its largest size. */
export const uploadedPicture = z.object({
  /** Absolute, as the fields of profiles and courses take it. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;
