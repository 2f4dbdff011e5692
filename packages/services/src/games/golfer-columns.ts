import type { users } from "@fourball/db/schema/index";
import type { alias } from "drizzle-orm/pg-core";
import { lastNameFor } from "../core/access/shown-last-name.ts";

type Golfer = typeof users | ReturnType<typeof alias<typeof users, string>>;

/** The name and the picture of a golfer, with the last name as the viewer of the placeholder sees it. */
export const avatarColumns = <Table extends Golfer>(golfer: Table) => ({
  firstName: golfer.firstName,
  lastName: lastNameFor(golfer),
  profileImageUrl: golfer.profileImageUrl,
});

/** A golfer on a card or in a list. */
export const golferColumns = <Table extends Golfer>(golfer: Table) => ({ ...avatarColumns(golfer), handicap: golfer.handicap });
