import { displayName } from "@fourball/domain/profile/name";
import { type Column, eq, getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import type { z } from "zod";
import type { TestWorld } from "../testing.ts";

type Marked = { row: string; table: PgTable & { id: Column }; id: string; keep?: string[] };

type MarkedRows = {
  /** Writes into every text column of a row the name of that column, and into every instant another one. */
  mark(marked: Marked): Promise<void>;
  /** Forgets the marks of the rows before. */
  forget(): void;
  /** The shape and nothing beyond it, and under each name the column that it came from. `renamed` holds the names that differ. */
  expectShape(schema: z.ZodType, answer: unknown, row: string, renamed?: Record<string, string>): void;
};

/** The values under these names don't belong to the row around them. */
const ELSEWHERE: Record<string, string> = {
  hostId: "host:id",
  courseId: "course:id",
  teeTimeId: "game:id",
  courseName: "course:name",
  location: "course:location",
  timeZone: "course:timeZone",
};
const ROWS: Record<string, string> = {
  teeTime: "game",
  user: "player",
  players: "player",
  golfer: "host",
  guests: "guest",
  actor: "player",
  games: "game",
  content: "game",
};

export const nameOf = (row: string): string => displayName({ firstName: `${row}:firstName`, lastName: `${row}:lastName` });

/** Every value of an answer with its path, that of a list as that of its items. */
function leaves(answer: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof answer !== "object" || answer === null) return [{ path, value: answer }];
  return Object.entries(answer).flatMap(([key, value]) => leaves(value, Array.isArray(answer) ? path : [...path, key]));
}

/** Rows of a world whose values say which column they are in, to find them again in answers. */
export function markedRows(world: TestWorld): MarkedRows {
  /** Which row and column hold a value; a value that two of them hold names neither. */
  const names = new Map<unknown, string | null>();

  let instants = 0;

  async function mark({ row, table, id, keep = [] }: Marked): Promise<void> {
    const read = async () => (await world.db.select().from(table).where(eq(table.id, id)))[0] ?? {};
    const before = await read();
    const marks = Object.entries(getTableColumns(table)).flatMap(([column, { columnType, enumValues }]): [string, unknown][] => {
      if (keep.includes(column)) return [];
      if (columnType === "PgText" && !enumValues?.length) return [[column, `${row}:${column}`]];
      if (columnType === "PgTimestamp" && before[column]) return [[column, new Date(Date.UTC(2026, 5, 10, 0, instants++))]];
      return [];
    });
    for (const [column, value] of marks)
      await world.db
        .update(table)
        .set({ [column]: value })
        .where(eq(table.id, id));
    for (const [column, value] of Object.entries(await read())) {
      if (getTableColumns(table)[column]?.columnType === "PgUUID" && column !== "id") continue;
      const sent = value instanceof Date ? value.toISOString() : value;
      if (typeof sent === "string" || typeof sent === "number") names.set(sent, names.has(sent) ? null : `${row}:${column}`);
    }
  }

  function expectShape(schema: z.ZodType, answer: unknown, row: string, renamed: Record<string, string> = {}): void {
    expect(schema.parse(answer)).toEqual(answer);
    const sent: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { path, value } of leaves(answer)) {
      const name = names.get(value) ?? (typeof value === "string" && value.includes(":first") ? value : undefined);
      const leaf = path.at(-1);
      if (!name || !leaf) continue;
      const around = path.slice(0, -1).findLast((key) => key in ROWS || key === "host" || key === "course");
      const owner = around ? (ROWS[around] ?? around) : row;
      sent[path.join(".")] = name;
      expected[path.join(".")] =
        renamed[path.join(".")] ?? (owner === "course" ? undefined : ELSEWHERE[leaf]) ?? `${owner}:${leaf}`;
    }
    expect(sent).toEqual(expected);
    expect(Object.keys(sent).length).toBeGreaterThan(2);
  }

  return { mark, forget: () => names.clear(), expectShape };
}
