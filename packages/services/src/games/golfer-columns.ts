import { nullable } from "@fourball/db/schema/columns";
import type { users } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";
import type { alias } from "drizzle-orm/pg-core";
import { shownLastName } from "../core/access/shown-last-name.ts";

type Golfer = typeof users | ReturnType<typeof alias<typeof users, string>>;

/** A golfer's last name as the viewer of the placeholder sees it; null for a closed account. */
const shownName = (golfer: Golfer): SQL<string | null> => nullable(sql`${shownLastName(golfer)}`.mapWith(String));

/** The name and the picture of a golfer. */
export const avatarColumns = <Table extends Golfer>(golfer: Table) => ({
  firstName: golfer.firstName,
  lastName: shownName(golfer),
  profileImageUrl: golfer.profileImageUrl,
});

/** A golfer on a card or in a list. */
export const golferColumns = <Table extends Golfer>(golfer: Table) => ({ ...avatarColumns(golfer), handicap: golfer.handicap });
