/** What is stored: renamed, retyped and forgotten columns. */
export const mutationsOfTheDatabase = [
  {
    name: "the column users.firstName is renamed",
    file: "packages/db/src/schema/users.ts",
    find: "firstName: text(),",
    replace: "givenName: text(),",
    caughtBy: "types",
  },
  {
    name: "the column users.handicap is read as text",
    file: "packages/db/src/schema/users.ts",
    find: 'numeric({ precision: 3, scale: 1, mode: "number" })',
    replace: "numeric({ precision: 3, scale: 1 })",
    caughtBy: "types",
  },
  {
    name: "the column teeTimes.totalSlots is renamed",
    file: "packages/db/src/schema/tee-times.ts",
    find: "totalSlots: integer().notNull().default(4),",
    replace: "slots: integer().notNull().default(4),",
    caughtBy: "types",
  },
  {
    name: "the column teeTimes.date becomes a Date",
    file: "packages/db/src/schema/tee-times.ts",
    find: 'date: date({ mode: "string" }).notNull(),',
    replace: 'date: date({ mode: "date" }).notNull(),',
    caughtBy: "types",
  },
  {
    name: "the column teeTimes.mood takes any text",
    file: "packages/db/src/schema/tee-times.ts",
    find: "mood: text({ enum: MOODS }).notNull(),",
    replace: "mood: text().notNull(),",
    caughtBy: "types",
  },
  {
    name: "a participant's message is no longer stored",
    file: "packages/db/src/schema/tee-time-participants.ts",
    find: "    message: text(),\n",
    replace: "",
    caughtBy: "types",
  },
  {
    name: "the table of ratings leaves the schema",
    file: "packages/db/src/schema/index.ts",
    find: 'export * from "./round-ratings.ts";\n',
    replace: "",
    caughtBy: "types",
  },
];
