import type { PictureStore } from "@fourball/domain/ports/picture-store";
import { eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { pictureFiles } from "../schema/pictures.ts";

/** Rows of a table, so that every process on the database serves every picture. */
export const createDatabaseStore = (db: Db): PictureStore => ({
  async put(key, bytes) {
    await db.insert(pictureFiles).values({ key, bytes }).onConflictDoNothing();
  },
  async get(key) {
    const [file] = await db.select({ bytes: pictureFiles.bytes }).from(pictureFiles).where(eq(pictureFiles.key, key));
    return file ? Uint8Array.from(file.bytes) : null;
  },
  async delete(key) {
    await db.delete(pictureFiles).where(eq(pictureFiles.key, key));
  },
});
