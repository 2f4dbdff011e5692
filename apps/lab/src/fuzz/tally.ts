import type { FuzzInput, Kind } from "./input.ts";
import { HANG_MS, isFault, type Outcome } from "./outcome.ts";

export type Fault = { seed: number; count: number; input: FuzzInput; outcome: Outcome };

type Row = { tried: number; ok: number; refused: number; "5xx": number; none: number; hangs: number; slowestMs: number };

const KINDS: readonly Kind[] = ["REST", "tRPC", "/ws", "/trpc socket", "static path", "odd host", "raw bytes"];

export class Tally {
  readonly faults: Fault[] = [];
  readonly #rows = new Map<Kind, Row>(
    KINDS.map((kind) => [kind, { tried: 0, ok: 0, refused: 0, "5xx": 0, none: 0, hangs: 0, slowestMs: 0 }]),
  );

  add(fault: Fault): void {
    const { input, outcome } = fault;
    const row = this.#rows.get(input.kind);
    if (!row) throw new Error(`${input.kind} is not counted`);
    row.tried++;
    row[outcome.answer]++;
    if (outcome.ms > HANG_MS) row.hangs++;
    row.slowestMs = Math.max(row.slowestMs, outcome.ms);
    if (isFault(outcome)) this.faults.push(fault);
  }

  table(): string[][] {
    return [
      ["kind", "tried", "2xx, 3xx", "4xx or closed", "5xx", "no answer", "over 2 s", "slowest ms"],
      ...[...this.#rows].map(([kind, row]) => [
        kind,
        ...[row.tried, row.ok, row.refused, row["5xx"], row.none, row.hangs, Math.round(row.slowestMs)].map(String),
      ]),
    ];
  }
}
