/** Hints between the processes of one installation. The database is the truth: a lost hint costs a delay, never a fact. */
export type BusEvent =
  /** The golfer's sessions ended, or what they may do changed: what is kept of them is no longer true. */
  { type: "sessions-ended"; userId: string };

export type EventBus = {
  publish(event: BusEvent): Promise<void>;
  /** Hears every event of every process, one's own included. Returns how to stop. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};
