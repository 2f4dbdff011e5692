import type { TestWorld } from "@fourball/services/testing";
import { createCaller } from "../app-router.ts";
import { type AccessCase, NO_ACCOUNT } from "./access-matrix/access-case.ts";
import { type Game, type Role, type Scene, setScenes } from "./access-scene.ts";
import { answerOf } from "./answer-of.ts";
import { procedureAt } from "./procedure-at.ts";
import { recordingLimiter } from "./recording-limiter.ts";

/** What a call came to, everything that its answer says, and the limits that it spent. */
type MatrixAnswer = { outcome: string; text: string; spent: string[] };

/** Makes each call of the access matrix once for each role, and undoes it: all who judge the answer get the same. */
export class MatrixWalk {
  readonly #world: TestWorld;
  readonly #limiter = recordingLimiter();
  readonly #answers = new Map<AccessCase, Map<Role, Promise<MatrixAnswer>>>();
  #scenes: Record<Game, Scene> | undefined;

  constructor(world: TestWorld) {
    this.#world = world;
  }

  async start(): Promise<void> {
    this.#scenes = await setScenes(this.#world);
  }

  get scenes(): Record<Game, Scene> {
    if (!this.#scenes) throw new Error("call start() before the tests");
    return this.#scenes;
  }

  answer(path: string, row: AccessCase, role: Role): Promise<MatrixAnswer> {
    const answers = this.#answers.get(row) ?? new Map<Role, Promise<MatrixAnswer>>();
    const answer = answers.get(role) ?? this.#call(path, row, role);
    this.#answers.set(row, answers.set(role, answer));
    return answer;
  }

  #call(path: string, { game, input }: AccessCase, role: Role): Promise<MatrixAnswer> {
    const scene = this.scenes[game];
    return this.#world.rolledBack(async (inside) => {
      const ctx = role === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[role]);
      const call = procedureAt(createCaller({ ...ctx, limiter: this.#limiter }), path);
      const answer = await answerOf(call(input?.(scene, role)));
      const accounts = [...Object.values(scene.golfers).map(({ id }) => id), NO_ACCOUNT];
      return { ...answer, spent: this.#limiter.spentBy({ accounts, address: ctx.caller.address, teeTimeId: scene.game.id }) };
    });
  }
}
