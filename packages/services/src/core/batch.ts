import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import type { Once } from "@fourball/db/prepare-once";
import type { Clock } from "@fourball/domain/ports/clock";

const QUESTIONS_MAX = 100;

type Find<Question, Answer> = (db: Db | Tx, questions: readonly Question[]) => Promise<(question: Question) => Answer>;

/**
 * Answers all who ask the same database, or transaction, within one turn of the event loop by one call of `find`. Nothing is
 * remembered, and nothing waits for a request that has not arrived.
 */
export function batch<Question, Answer>(find: Find<Question, Answer>): (db: Db | Tx, question: Question) => Promise<Answer> {
  type Batch = { questions: Question[]; answer: ReturnType<typeof find> };
  const batches = new WeakMap<Db | Tx, Batch>();
  const open = (db: Db | Tx): Batch => {
    const questions: Question[] = [];
    const turn = new Promise((resolve) => setImmediate(resolve));
    const answer = turn.then(() => {
      if (batches.get(db) === opened) batches.delete(db);
      return find(db, questions);
    });
    const opened = { questions, answer };
    batches.set(db, opened);
    return opened;
  };
  return async (db, question) => {
    const { questions, answer } = batches.get(db) ?? open(db);
    if (questions.push(question) === QUESTIONS_MAX) batches.delete(db);
    return (await answer)(question);
  };
}

export type Asking = { db: Db | Tx; clock: Clock; viewer: { id: string } };
type OfViewer = { viewerId: string };

/** The rows that a statement has for the viewer, in its order. Its placeholders are `viewers`, all who ask at the same time, and `now`. */
export function batchByViewer<Row extends OfViewer>(find: Once<Row[]>): (ctx: Asking) => Promise<Row[]> {
  const read = batch<OfViewer & { now: Temporal.Instant }, Row[]>(async (db, questions) => {
    const viewers = [...new Set(questions.map(({ viewerId }) => viewerId))];
    const rows = await find(db, { viewers, now: questions[0] && toTimestamp(questions[0].now) });
    return ({ viewerId }) => rows.filter((row) => row.viewerId === viewerId);
  });
  return async ({ db, clock, viewer }) => read(db, { viewerId: viewer.id, now: clock.now() });
}
