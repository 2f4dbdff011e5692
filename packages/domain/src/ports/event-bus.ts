/** Hints between the processes of one installation. The database is the truth: a lost hint costs a delay, never a fact. */
export type BusEvent = { type: "sessions-ended"; userId: string };

export type EventBus = {
  publish(event: BusEvent): Promise<void>;
  /** Hears every event of every process, one's own included. Returns how to stop. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};
