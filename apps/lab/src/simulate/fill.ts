import { type Dice, dice } from "@fourball/db/seed/random";
import { ASKS_A_DAY, ASKS_A_WEEK, type FillMode } from "@fourball/domain/fill/constants";
import { lastWaveAt } from "@fourball/domain/fill/fill-time";
import { type Candidate, mayWriteTo, nextWaveAt, planWaves, type Wave } from "@fourball/domain/fill/plan";
import { yesAt } from "./answers.ts";
import { type Loss, lossOn } from "./losses.ts";
import { Timeline } from "./timeline.ts";
import { type Golfer, type Match, makeTown } from "./town.ts";

export type FillRun = {
  seed: number;
  golfers: number;
  days: number;
  lossesADay: number;
  hoursBefore: number;
  mode: FillMode;
  /** By which every chance of a yes is multiplied. */
  willingness: number;
  isAtNightToo: boolean;
};

export type FillResult = {
  lost: number;
  messages: number;
  /** Of each spot that was filled, how long that took. */
  minutes: number[];
  /** Golfers who said yes after the spot was gone. */
  tooLate: number;
  /** Golfers who got more messages than the limits allow. */
  overLimits: number;
};

const START = Temporal.PlainDate.from("2026-02-20");
/** The server is away for an hour once in so many days; what was due then is sent when it is back. */
const DOWN_EVERY_DAYS = 5;
const DOWN_MINUTES = 60;

type Fill = Loss & { waves: readonly Wave[]; byId: ReadonlyMap<string, Match>; isFilled: boolean; promisedTo: readonly string[] };

const idOf = ({ id }: Golfer): string => String(id);

class Simulation {
  readonly result: FillResult = { lost: 0, messages: 0, minutes: [], tooLate: 0, overLimits: 0 };
  private readonly timeline = new Timeline();
  private readonly options: FillRun;
  private readonly random: Dice;
  private readonly sent = new Map<string, Temporal.Instant[]>();
  /** Golfer and date of the games that golfers got. */
  private readonly playing = new Set<string>();
  private readonly downtimes: { from: Temporal.Instant; to: Temporal.Instant }[] = [];

  constructor(options: FillRun) {
    this.options = options;
    this.random = dice(options.seed);
  }

  run(): FillResult {
    const town = makeTown(this.options.golfers, this.random);
    for (let day = 0; day < this.options.days; day++) {
      const date = START.add({ days: day });
      if (day % DOWN_EVERY_DAYS === 0) this.goDown(date);
      for (let loss = 0; loss < this.options.lossesADay; loss++) {
        const lost = lossOn(date, town, this.options, this.random);
        this.timeline.add(lost.lostAt, (now) => this.start(lost, now));
      }
    }
    this.timeline.run();
    this.result.overLimits = [...this.sent.values()].filter(isOverLimits).length;
    return this.result;
  }

  private goDown(date: Temporal.PlainDate): void {
    const from = date.toZonedDateTime({ timeZone: "UTC", plainTime: { hour: this.random.below(24) } }).toInstant();
    this.downtimes.push({ from, to: from.add({ minutes: DOWN_MINUTES }) });
  }

  private whenUp(at: Temporal.Instant): Temporal.Instant {
    const down = this.downtimes.find(
      ({ from, to }) => Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) < 0,
    );
    return down?.to ?? at;
  }

  private start(loss: Loss, now: Temporal.Instant): void {
    this.result.lost++;
    const free = loss.matches.filter(({ golfer }) => !this.playing.has(`${idOf(golfer)} ${loss.date}`));
    const candidates = free.map((match) => this.candidateOf(match, now));
    const { mode } = this.options;
    const waves = planWaves({ candidates, now, teeOffAt: loss.teeOffAt, spots: 1, mode });
    const byId = new Map(free.map((match) => [idOf(match.golfer), match]));
    this.schedule({ ...loss, waves, byId, isFilled: false, promisedTo: [] }, 0, waves[0]?.at);
  }

  private candidateOf({ golfer, reason, rank }: Match, now: Temporal.Instant): Candidate {
    const { timeZone, quiet } = golfer;
    const weekAgo = now.subtract({ hours: 7 * 24 });
    const sentAt = (this.sent.get(idOf(golfer)) ?? []).filter((at) => Temporal.Instant.compare(at, weekAgo) > 0);
    return { golferId: idOf(golfer), reason, rank, timeZone, quiet, sentAt };
  }

  private schedule(fill: Fill, index: number, planned: Temporal.Instant | undefined): void {
    if (!planned) return;
    const at = this.whenUp(planned);
    if (Temporal.Instant.compare(at, lastWaveAt(fill.teeOffAt)) > 0) return;
    this.timeline.add(at, (now) => this.send(fill, index, now));
  }

  private send(fill: Fill, index: number, now: Temporal.Instant): void {
    const wave = fill.waves[index];
    if (!wave || fill.isFilled) return;
    fill.promisedTo = wave.golferIds;
    for (const id of wave.golferIds) {
      const match = fill.byId.get(id);
      if (match && mayWriteTo(this.candidateOf(match, now), now)) this.write(fill, match, now);
    }
    const next = fill.waves[index + 1];
    if (!next) return;
    const { teeOffAt } = fill;
    this.schedule(fill, index + 1, nextWaveAt({ planned: next.at, sentAt: now, teeOffAt, mode: this.options.mode }));
  }

  private write(fill: Fill, match: Match, sentAt: Temporal.Instant): void {
    this.result.messages++;
    const id = idOf(match.golfer);
    this.sent.set(id, [...(this.sent.get(id) ?? []), sentAt]);
    const { teeOffAt } = fill;
    const yes = yesAt(match, { sentAt, teeOffAt, willingness: this.options.willingness }, this.random);
    if (yes) this.timeline.add(yes, (now) => this.accept(fill, id, now));
  }

  private accept(fill: Fill, id: string, now: Temporal.Instant): void {
    if (this.playing.has(`${id} ${fill.date}`)) return;
    if (fill.isFilled || (this.options.mode === "one-at-a-time" && !fill.promisedTo.includes(id))) {
      this.result.tooLate++;
      return;
    }
    fill.isFilled = true;
    this.playing.add(`${id} ${fill.date}`);
    this.result.minutes.push(fill.lostAt.until(now).total("minutes"));
  }
}

const LIMITS = [
  { messages: ASKS_A_DAY, hours: 24 },
  { messages: ASKS_A_WEEK, hours: 7 * 24 },
] as const;

/** Counted anew from all that a golfer got, not by the rule that the plan follows. */
const isOverLimits = (sent: readonly Temporal.Instant[]): boolean =>
  LIMITS.some(({ messages, hours }) =>
    sent.some((first, index) => {
      const another = sent[index + messages];
      return another !== undefined && first.until(another).total("hours") < hours;
    }),
  );

export const simulateFill = (run: FillRun): FillResult => new Simulation(run).run();
