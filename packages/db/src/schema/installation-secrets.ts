import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Made once for an installation, and the same for all of its processes. Keys for one purpose each are derived from it. */
export const installationSecrets = pgTable("installation_secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
