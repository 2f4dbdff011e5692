import * as tables from "@fourball/db/schema/index";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { GOLFER_COLUMNS } from "./golfer-columns.ts";

const nameOf = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;

test("says of every column that refers to an account what golfers get of it and what closing the account does", () => {
  const referring = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === tables.users)
    .flatMap(({ columns }) => columns.map(nameOf));
  expect(GOLFER_COLUMNS.map(({ column }) => nameOf(column)).sort()).toEqual(referring.sort());
});
