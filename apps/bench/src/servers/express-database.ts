import * as tables from "@fourball/db/schema/index";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as relations from "./express-relations.ts";

export const openDrizzle = (url: string) =>
  drizzle({ client: postgres(url, { max: 10, onnotice: () => {} }), schema: { ...tables, ...relations }, casing: "snake_case" });

export type Drizzle = ReturnType<typeof openDrizzle>;
