import type { Database } from "@fourball/db/client";
import { createDatabaseStore } from "@fourball/db/pictures/database-store";
import { createDiskStore, pictureFolder } from "@fourball/db/pictures/disk-store";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import type { Env } from "../env.ts";
import type { Outages } from "../log/outages.ts";
import { createS3Store, s3OptionsOf } from "./s3-store.ts";

/** In the bucket when one is configured, else in PostgreSQL, else in the folder of the embedded database. */
export function createPictureStore(env: Env, { db, engine }: Pick<Database, "db" | "engine">, outages: Outages): PictureStore {
  const s3 = s3OptionsOf(env);
  if (s3) return watched(createS3Store(s3), outages);
  return engine === "postgres" ? createDatabaseStore(db) : createDiskStore(pictureFolder(env.DATA_DIR));
}

const watched = (store: PictureStore, outages: Outages): PictureStore => ({
  put: (key, bytes) => outages.watch("pictures", () => store.put(key, bytes)),
  get: (key) => outages.watch("pictures", () => store.get(key)),
  delete: (key) => outages.watch("pictures", () => store.delete(key)),
});
