import type { LiveChange } from "@fourball/domain/live/change";
import type { TestWorld } from "@fourball/services/testing";
import type { MockServer } from "@fourball/testkit/mock-server";
import { z } from "zod";
import { differencesOf, Names } from "./compare.ts";
import { readsAfter, readsInTheEnd, readsOf } from "./reads.ts";
import { type Call, mockStage, realStage, type Stage } from "./stages.ts";
import { eventsOf, type Streams, streamsOfMock, streamsOfServer, untilSame } from "./streams.ts";

/** A mutation, possibly with ids that were made before it. */
export type Step = { path: string; input?: Input };
type Made = (number: number) => string;
type Input = object | ((made: Made) => object);

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(ID) ?? [];

type Play = { calls: number; differences: string[] };

/**
 * Plays a scenario on the mock and on the router: without steps everything that is read of it; otherwise each step, followed by
 * what it may have changed unless it was refused, and in the end by all that a change may change.
 */
export async function play(test: TestWorld, scenario: MockServer, steps: readonly Step[] = []): Promise<Play> {
  const world = structuredClone(scenario.world);
  const known = new Set(idsIn([world, readsOf(world), steps]));
  const [mock, real] = [new Actor(mockStage(scenario), known), new Actor(await realStage(test, scenario), known)];
  const played: Play = { calls: 0, differences: [] };
  async function compare(title: string, callsOf: (actor: Actor) => Call[]): Promise<void> {
    const [ofMock, ofReal] = await Promise.all([mock.call(callsOf(mock)), real.call(callsOf(real))]);
    played.calls += ofReal.length;
    for (const [index, { path, input, answer }] of ofReal.entries())
      for (const difference of differencesOf(path, ofMock[index]?.answer, answer))
        played.differences.push(`${title}${path} ${JSON.stringify(input) ?? ""}: ${difference}`);
  }
  if (steps.length === 0) await compare("", () => readsOf(world));
  else [mock.streams, real.streams] = [streamsOfMock(scenario), await streamsOfServer(test, scenario)];
  const touched = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const title = `${index + 1}. ${step.path}`;
    await compare(`${index + 1}. `, (actor) => [actor.callOf(step)]);
    await test.settled();
    const [ofMock, ofReal] = [mock.takeChanges(), real.takeChanges()];
    // Of a call that is repeated, the server may say again what it said.
    if (ofMock.length > 0 || !real.isRepeated) played.differences.push(...differencesOf("live.changes", ofMock, ofReal, title));
    if (real.game) touched.add(real.game);
    if (!real.isRefused) await compare(`after ${title}, `, (actor) => readsAfter(step, actor.game));
  }
  if (steps.length === 0) return played;
  await compare("in the end, ", () => readsInTheEnd(world, touched));
  const [ofMock, ofReal] = [() => mock.inTheEnd(), () => real.inTheEnd()];
  await untilSame(ofMock, ofReal);
  played.differences.push(...differencesOf("chat.events", ofMock(), ofReal(), "chat.events"));
  return played;
}

const changed = z.union([
  z.object({ result: z.object({ data: z.object({ teeTimeId: z.string() }) }) }).transform(({ result }) => result.data.teeTimeId),
  z
    .object({ result: z.object({ data: z.object({ id: z.string(), hostId: z.string() }) }) })
    .transform(({ result }) => result.data.id),
]);
const named = z.object({ teeTimeId: z.string() });

/** Makes the calls on one of the stages, with the ids that were made there. */
class Actor {
  readonly #stage: Stage;
  readonly #names: Names;
  readonly #profiles = new Set<string>();
  readonly #called = new Set<string>();
  streams: Streams = { changes: [], rooms: new Map() };
  isRefused = false;
  /** The last call was made before, with the same input. */
  isRepeated = false;
  /** Which the last call changed. */
  game: string | undefined;

  constructor(stage: Stage, known: ReadonlySet<string>) {
    this.#stage = stage;
    this.#names = new Names(known);
  }

  callOf({ path, input }: Step): Call {
    return { path, input: typeof input === "function" ? input((number) => this.#names.made(number)) : input };
  }

  /** What became stale since the last time, once each; profiles, of whose changes the server passes on one in five seconds, at the end. */
  takeChanges(): unknown[] {
    const taken = this.streams.changes.splice(0);
    const isOfProfile = ({ type }: LiveChange) => type === "golfer" || type === "own-account";
    for (const change of taken.filter(isOfProfile)) this.#profiles.add(JSON.stringify(change));
    const words = taken.filter((change) => !isOfProfile(change)).map((change) => JSON.stringify(this.#names.of(change)));
    return [...new Set(words)].sort();
  }

  inTheEnd(): unknown {
    this.takeChanges();
    return this.#names.of({ ...eventsOf(this.streams), profiles: [...this.#profiles].sort() });
  }

  async call(calls: Call[]): Promise<(Call & { answer: unknown })[]> {
    const answers = await this.#stage.call(calls);
    const call = JSON.stringify(calls);
    this.isRepeated = this.#called.has(call);
    this.#called.add(call);
    const [answer] = answers;
    this.isRefused = "error" in Object(answer);
    this.game = changed.safeParse(answer).data ?? named.safeParse(calls[0]?.input).data?.teeTimeId;
    return calls.map((call, index) => ({ ...call, answer: this.#names.of(answers[index]) }));
  }
}
