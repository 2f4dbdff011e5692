import { setTimeout as pause } from "node:timers/promises";
import { until } from "@fourball/bench/servers/until";
import { type Dice, dice } from "@fourball/db/seed/random";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { planYear, type Step, soonAfter } from "./calendar.ts";
import { settleDueWork } from "./due-work.ts";
import { createGolfers, type Golfer, Tally, Visitor } from "./golfers.ts";
import { findOverdue, measureTables, type Sizes } from "./growth.ts";
import type { Mail } from "./mail-server.ts";
import { kindsOf, MailCheck } from "./mails-twice.ts";
import type { YearOptions } from "./options.ts";
import { findImpossible, recount, resetCounters } from "./recount.ts";
import { askAsGuest, openMailedLink, visit } from "./visits.ts";
import { prepareWorld, type World } from "./world.ts";

export type YearReport = {
  steps: readonly Step[];
  tally: Tally;
  mails: MailCheck;
  sizes: readonly { name: string; sizes: Sizes }[];
  /** How many jobs the database was too busy for, which ran later. */
  waited: number;
  complaints: string[];
};

/** How many of a hundred golfers come at a step, at most: some of those who were asked something by mail, and some for no reason. */
const COME = { asked: 2, others: 1 } as const;
const ASKS: readonly NotificationKind[] = [
  ...["join-requested", "guest-requested", "answer-due", "spot-offered", "regular-asked", "change-proposed", "change-refused"],
  ...["still-playing", "round-over", "no-show-question", "cost-due", "cost-paid"],
] as const;
/** A guest asks at one step in so many, and that share of the links in mails is not opened. */
const GUEST_EVERY = 3;
/** Kills fall within the visits, or the work after them. */
const KILL_WITHIN_MS = 400;
const CHECK_EVERY_DAYS = 28;
const DELETED_WITHIN_MS = 20_000;
/** Few, so that games fill up. */
const COURSES = 12;

export async function runYear(options: YearOptions, say: (text: string) => void): Promise<YearReport> {
  await using world = await prepareWorld(options);
  await world.start();
  const { db, sql, clock, urls } = world;
  await settleDueWork(db, clock);
  await resetCounters(db);
  const golfers = await createGolfers(sql, options.golfers, urls);
  const courses = await sql<{ id: string }[]>`select id from golf_courses order by name limit ${COURSES}`;
  const year = new Year({ world, golfers, courses: courses.map(({ id }) => id) });
  const steps = planYear(options.days, dice(options.seed));
  const sizes = [{ name: "at first", sizes: await measureTables(db) }];
  let checkedOn = 0;
  for (const [index, step] of steps.entries()) {
    await year.take(step, dice(options.seed + index));
    if (index === Math.floor(steps.length / 2)) sizes.push({ name: "half way", sizes: await measureTables(db) });
    const isAfterDowntime = steps[index - 1]?.what === "down";
    if (step.day - checkedOn < CHECK_EVERY_DAYS && !isAfterDowntime && step !== steps.at(-1)) continue;
    checkedOn = step.day;
    await year.check();
    const complaints = year.complaints.length + year.mails.complaints.length;
    say(`${clock.now().toString().slice(0, 10)}: ${year.mails.mails} mails, ${complaints} complaints`);
  }
  sizes.push({ name: "at last", sizes: await measureTables(db) });
  await world.stop();
  const { tally, mails } = year;
  const faults = [...tally.faults].map(([what, count]) => `${what}, ${count} times`);
  const { errors, waited } = await world.readLog();
  faults.push(...errors.map(({ what, times, line }) => `the servers logged ${times} times "${what}", at first: ${line}`));
  return { steps, tally, mails, sizes, waited, complaints: [...year.complaints, ...mails.complaints, ...world.ended, ...faults] };
}

class Year {
  readonly tally = new Tally();
  readonly mails = new MailCheck();
  readonly complaints: string[] = [];
  readonly #world: World;
  readonly #golfers: readonly Golfer[];
  readonly #courses: readonly string[];
  /** How many mails were read. */
  #read = 0;
  #links: Mail[] = [];
  readonly #asked = new Set<string>();
  #guests = 0;

  constructor({ world, golfers, courses }: { world: World; golfers: readonly Golfer[]; courses: readonly string[] }) {
    this.#world = world;
    this.#golfers = golfers;
    this.#courses = courses;
  }

  async take({ at, what }: Step, dice: Dice): Promise<void> {
    const world = this.#world;
    await world.start();
    if (what === "down") {
      await world.stop();
      await world.moveTo(at);
      await world.start();
      return this.#settle();
    }
    await world.moveTo(at);
    await world.clock.wake();
    const [isKilledInVisits, isKilledAfter] = what === "kill" ? dice.shuffled([true, false]) : [];
    const visits = this.#visits(dice);
    await (isKilledInVisits ? this.#killDuring(visits, dice) : visits);
    await this.#settle();
    await world.moveTo(soonAfter(at));
    const settled = this.#settle();
    await (isKilledAfter ? this.#killDuring(settled, dice) : settled);
  }

  async #killDuring(work: Promise<void>, dice: Dice): Promise<void> {
    await pause(dice.below(KILL_WITHIN_MS));
    await this.#world.kill(dice.pick(this.#world.servers));
    await this.#world.start();
    await work;
  }

  async #settle(): Promise<void> {
    const { db, clock, mail, killedAt } = this.#world;
    this.complaints.push(...(await settleDueWork(db, clock)));
    const fresh = mail.mails.slice(this.#read);
    this.#read += fresh.length;
    this.mails.note(fresh, killedAt);
    this.#links.push(...fresh.filter(({ secret }) => secret));
    const kinds = await kindsOf(db, fresh);
    for (const { to, deliveryId } of fresh) if (ASKS.some((kind) => kind === kinds.get(deliveryId))) this.#asked.add(to);
  }

  async #visits(dice: Dice): Promise<void> {
    const golfers = dice.shuffled(this.#golfers);
    const some = (from: readonly Golfer[], inHundred: number): Golfer[] =>
      from.slice(0, Math.ceil((this.#golfers.length * inHundred) / 100));
    const asked = some(
      golfers.filter(({ email }) => this.#asked.delete(email)),
      COME.asked,
    );
    const coming = new Set([...asked, ...some(golfers, COME.others)]);
    const visitors = [...coming].map((golfer) => this.#visitor(golfer, dice));
    const now = this.#world.clock.now();
    const guest = this.#visitor(dice.pick(this.#golfers), dice);
    await Promise.all([...visitors.map((by) => visit(by, now, this.#courses)), this.#visitByLinks(guest)]);
  }

  async #visitByLinks(by: Visitor): Promise<void> {
    if (by.dice.below(GUEST_EVERY) === 0) await askAsGuest(by, ++this.#guests);
    for (const { secret, to } of this.#links.splice(0))
      if (secret && by.dice.below(GUEST_EVERY) > 0) await openMailedLink(by, to, secret);
  }

  #visitor(golfer: Golfer, { below }: Dice): Visitor {
    return new Visitor(golfer, dice(below(2 ** 31)), { urls: this.#world.urls, tally: this.tally });
  }

  async check(): Promise<void> {
    const { db, sql, clock } = this.#world;
    let overdue: string[] = [];
    await until(async () => {
      overdue = await findOverdue(db);
      return overdue.length === 0;
    }, DELETED_WITHIN_MS);
    const found = [...(await recount(db)), ...(await findImpossible(db)), ...overdue];
    // The hours in which PostgreSQL would have done so by itself are minutes here.
    await sql`vacuum analyze`;
    this.complaints.push(...found.map((complaint) => `${clock.now().toString().slice(0, 10)}: ${complaint}`));
  }
}
