import { listUsersInput } from "@fourball/domain/admin/schema";
import { readBox } from "@fourball/domain/box-text";
import { chatHistoryInput } from "@fourball/domain/chat/message";
import { listTeeTimesInput } from "@fourball/domain/tee-time/list";
import { z } from "zod";

const number = z.coerce.number("Must be a number");
const words = z.string().transform((value) => value.split(",").filter(Boolean));
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const { shape } = listTeeTimesInput;

const boxQuery = z.string().transform((value, ctx) => {
  const read = readBox(value);
  if (read) return read;
  ctx.addIssue({ code: "custom", message: "Box must be west,south,east,north in degrees" });
  return z.NEVER;
});

/** The filter of the list as a query string: lists are separated by commas, the position is two numbers, a box four. */
export const listQuery = z
  .object({
    ...shape,
    limit: number.pipe(shape.limit.unwrap()).optional(),
    latitude: number.optional(),
    longitude: number.optional(),
    radiusKm: number.pipe(shape.radiusKm.unwrap()).optional(),
    minOpen: number.pipe(shape.minOpen.unwrap()).optional(),
    handicapMin: number.pipe(shape.handicapMin.unwrap()).optional(),
    handicapMax: number.pipe(shape.handicapMax.unwrap()).optional(),
    timesOfDay: words.pipe(shape.timesOfDay.unwrap()).optional(),
    moods: words.pipe(shape.moods.unwrap()).optional(),
    preferences: words.pipe(shape.preferences.unwrap()).optional(),
    box: boxQuery.optional(),
  })
  .omit({ near: true })
  .refine(
    ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
    "Latitude and longitude belong together",
  )
  .transform(({ latitude, longitude, ...filter }) => ({
    ...filter,
    near: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  }));

const page = chatHistoryInput.shape;

/** A page of a chat as a query string. */
export const historyQuery = z.object({
  before: unlessEmpty(number.pipe(page.before.unwrap())),
  limit: unlessEmpty(number.pipe(page.limit.unwrap())),
});

const users = listUsersInput.shape;

/** A search of the accounts as a query string. */
export const usersQuery = z.object({
  q: users.q,
  suspended: z.stringbool().optional(),
  order: users.order,
  descending: z.stringbool().optional(),
  limit: number.pipe(users.limit.unwrap()).optional(),
  cursor: users.cursor,
  offset: number.pipe(users.offset.unwrap()).optional(),
});
