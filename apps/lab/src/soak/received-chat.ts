import { z } from "zod";

const BODY = "Meet on the range at half past";

/** The text of a message that says when it is due to be sent. */
export const bodyAt = (at: number): string => `${BODY} ${at}`;

const frame = z.object({ type: z.string(), seq: z.number().optional(), message: z.string().optional() });

/** What went wrong for all listeners together. */
export type Faults = { gaps: number; repeated: number; refused: number; lostSockets: number };
export const noFaults = (): Faults => ({ gaps: 0, repeated: 0, refused: 0, lostSockets: 0 });

type SoakRecord = { latencies: number[]; faults: Faults };

/** A chat as one listener hears it: its messages are numbered from 1 without gaps. */
export class ReceivedChat {
  readonly #record: SoakRecord;
  lastSeq = 0;

  constructor(record: SoakRecord) {
    this.#record = record;
  }

  receive(text: string): void {
    const { type, seq, message = "" } = frame.parse(JSON.parse(text));
    const { latencies, faults } = this.#record;
    if (type === "error") faults.refused++;
    if (type !== "message" || seq === undefined) return;
    if (seq <= this.lastSeq) faults.repeated++;
    else if (seq > this.lastSeq + 1) faults.gaps++;
    this.lastSeq = Math.max(this.lastSeq, seq);
    latencies.push(Date.now() - Number(message.slice(BODY.length)));
  }
}
