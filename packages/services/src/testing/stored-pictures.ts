import { pictures } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import type { TestWorld } from "../testing.ts";

export const dunes: Uint8Array<ArrayBuffer> = Uint8Array.of(1, 2, 3);
export const links: Uint8Array<ArrayBuffer> = Uint8Array.of(4, 5, 6);

/** A course to show a picture of. */
export const place = {
  name: "Fox Hollow",
  location: "Anchorage, AK",
  city: "Anchorage",
  state: "AK",
  country: "US",
  latitude: null,
  longitude: null,
};

type StoredPictures = {
  rows(): Promise<(typeof pictures.$inferSelect)[]>;
  isUsed(): Promise<boolean[]>;
  /** So many hours pass for the pictures. */
  wait(hours: number): Promise<void>;
};

/** The rows of a world's pictures, and the time that passes for them. */
export function storedPictures(world: TestWorld): StoredPictures {
  const rows = () => world.db.select().from(pictures);
  return {
    rows,
    isUsed: async () => (await rows()).map(({ unusedSince }) => unusedSince === null),
    async wait(hours) {
      const ago = sql.raw(`interval '${hours} hours'`);
      await world.db
        .update(pictures)
        .set({ unusedSince: sql`${pictures.unusedSince} - ${ago}`, deletedAt: sql`${pictures.deletedAt} - ${ago}` });
      await runDueJobs(world.anonymous());
    },
  };
}
