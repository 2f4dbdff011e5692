import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asFloat, onlyIf } from "@fourball/db/select/expression";
import { jsonList } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lastNameWhere } from "../../../../core/access/shown-last-name.ts";
import type { SharedGame, SharedPage } from "../../../../core/shared-game.ts";
import { answerCountsOf } from "../../../participation/find-answer-statistics.ts";
import { gameColumns } from "../../card/card-columns.ts";
import { cardOfRow } from "../../card/card-of-row.ts";
import { cursorOf } from "../list-cursor.ts";

const player = alias(users, "player");
const spot = alias(teeTimeParticipants, "spot");

const nobody = sql`false`;
/** The last name of a golfer who doesn't show it to everyone. */
const hiddenLastName = (golfer: typeof users | typeof player) => onlyIf(ne(golfer.lastNameTo, "everyone"), golfer.lastName);

const players = jsonList(
  {
    id: player.id,
    firstName: player.firstName,
    lastName: lastNameWhere(player, nobody),
    hiddenLastName: hiddenLastName(player),
    profileImageUrl: player.profileImageUrl,
    handicap: asFloat(player.handicap),
  },
  from(sql`${teeTimeParticipants} as "spot"`).join(player, eq(player.id, spot.userId), sql`${users} as "player"`),
  sql`where ${and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed"))} order by ${spot.joinedAt}, ${spot.id}`,
);

const columns = {
  ...gameColumns,
  players,
  hostLastName: lastNameWhere(users, nobody),
  hostHiddenLastName: hiddenLastName(users),
  hostAnswers: onlyIf(sql`${users.publicProfile}`, answerCountsOf(users.id)),
};

type SharedRow = Stored<typeof columns>;

const tables = from(teeTimes).join(golfCourses, eq(golfCourses.id, teeTimes.courseId)).join(users, eq(users.id, teeTimes.hostId));

/** The same columns for every viewer: the statement has no viewer, so that it can't hold anything of one. */
export const prepareSharedRows = (rest: SQL) => prepareSelect(columns, tables, rest);

/** One row more than the page holds shows that there is a next one. */
export function pageOfRows(rows: SharedRow[], limit: number): SharedPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    games: page.map(gameOfRow),
    nextCursor: last && rows.length > limit ? cursorOf({ ...last, distanceKm: null }) : null,
  };
}

function gameOfRow(row: SharedRow): SharedGame {
  const { players, hostHiddenLastName, hostAnswers } = row;
  const shown = players.slice(0, AVATARS_ON_CARD);
  const card = cardOfRow({
    ...row,
    players: shown.map(({ firstName, lastName, profileImageUrl }) => ({ firstName, lastName, profileImageUrl })),
    viewerStatus: null,
    hasBlockedPlayer: false,
    isKeptOut: false,
    distanceKm: null,
    fitFacts: null,
  });
  return { card, players, hostHiddenLastName, hostAnswers };
}
