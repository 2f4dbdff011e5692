import type { StormOptions } from "./options.ts";
import type { Stage } from "./stage.ts";

export type Row = { what: string; count: string; result: string };

/** What a part measured, and what must not happen but did. */
export type PartReport = { rows: Row[]; complaints: string[] };

export type Part = (stage: Stage, options: StormOptions) => Promise<PartReport>;
