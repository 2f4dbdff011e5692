/** What the worker opens: a folder, or memory, empty or filled from a snapshot. */
export type WorkerStart = { folder?: string; snapshot?: Uint8Array<ArrayBuffer>; checkpointEveryMs?: number };

export type WorkerRequest =
  | { kind: "query"; text: string; params: unknown[]; rowMode: "array" | "object" }
  /** One or several statements without parameters. */
  | { kind: "exec"; text: string }
  | { kind: "snapshot" }
  /** Copies the files of the database into a new folder. */
  | { kind: "copy"; to: string }
  | { kind: "close" };

export type WorkerAnswers = {
  query: QueryAnswer;
  /** The command tag of the last statement: `COMMIT`, or `ROLLBACK` where that was the most that could be done. */
  exec: string | undefined;
  snapshot: Uint8Array<ArrayBuffer>;
  copy: undefined;
  close: undefined;
};

export type QueryAnswer = { rows: unknown[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] };

export type WorkerReply = { id: number; answer: unknown } | { id: number; refusal: Refusal };

/** What callers look at in an error: an Error itself would lose it on its way between threads. */
export type Refusal = { message: string } & Partial<
  Record<"code" | "severity" | "detail" | "hint" | "schema" | "table" | "column" | "constraint", string>
>;
