import { NOW } from "@fourball/testkit/fixtures";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each side makes up for itself: only that it is of the same kind is compared. */
const MADE_UP: { path: RegExp; field: RegExp; reason: string }[] = [
  { path: /^teeTime\.list$/, field: /nextCursor$/, reason: "where a page ends is opaque to clients" },
  { path: /./, field: /inviteToken$/, reason: "the server derives the token of a link from a secret of the installation" },
  { path: /^notification\.pushKey$/, field: /publicKey$/, reason: "the server makes its keys at the first start" },
  { path: /^chat\.socketToken$/, field: /token$/, reason: "a token is random" },
  {
    path: /^account\.sessions$/,
    field: /(userAgent|createdAt|expiresAt)$/,
    reason: "the session is that of the test's own sign-in",
  },
  { path: /^dashboard\.stats$/, field: /activeUsers$/, reason: "who is online is written down aside, some time after a call" },
  { path: /./, field: /distanceKm$/, reason: "the last digits of a distance are those of the database's arithmetic" },
];

/**
 * Names what is made during a play: ids that are not of the scenario are numbered as they come, and its moments are "now", by
 * the clock of the test or, where the database looks at its own, by that.
 */
export class Names {
  readonly #known: ReadonlySet<string>;
  readonly #made = new Map<string, string>();

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  /** The id that came as the `number`th. */
  made(number: number): string {
    const [id] = [...this.#made.keys()].slice(number - 1, number);
    return id ?? `made ${number} is missing`;
  }

  of(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.of(each));
    if (isPlain(value)) return Object.fromEntries(sorted(value).map(([key, each]) => [key, this.of(each)]));
    if (typeof value !== "string") return value;
    if (INSTANT.test(value) && isNow(value)) return "now";
    if (!ID.test(value) || this.#known.has(value)) return value;
    const name = this.#made.get(value) ?? `made ${this.#made.size + 1}`;
    this.#made.set(value, name);
    return name;
  }
}

const sorted = (value: object): [string, unknown][] => Object.entries(value).sort(([one], [other]) => one.localeCompare(other));

const minutesApart = (one: number, other: number): number => Math.abs(one - other) / 60_000;
const isNow = (instant: string): boolean => {
  const at = Date.parse(instant);
  return at === Date.parse(NOW) || minutesApart(at, performance.timeOrigin + performance.now()) < 10;
};

/** Where two answers to a call differ: `items.0.status: mock "pending", server "confirmed"`. */
export function differencesOf(path: string, mock: unknown, server: unknown, field = ""): string[] {
  if (Object.is(mock, server)) return [];
  if (isPlain(mock) && isPlain(server)) {
    const keys = new Set([...Object.keys(mock), ...Object.keys(server)]);
    return [...keys].flatMap((key) => differencesOf(path, mock[key], server[key], field ? `${field}.${key}` : key));
  }
  const isMadeUp = MADE_UP.some((each) => each.path.test(path) && each.field.test(field));
  if (isMadeUp && typeof mock === typeof server && (mock === null) === (server === null)) return [];
  return [`${field || "answer"}: mock ${said(mock)}, server ${said(server)}`];
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const said = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 300));
