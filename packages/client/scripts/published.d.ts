/** What every call takes besides its input. `idempotencyKey`: repeat a call whose answer was lost with the key of the first time. */
export interface CallOptions {
  signal?: AbortSignal;
  context?: { idempotencyKey?: string };
}
/** A call of the API: what is sent, and what is answered. */
interface Call {
  input: unknown;
  output: unknown;
  /** The names of the refusals that it may be answered with. */
  fails: FailureName;
}
export interface Query<Of extends Call> {
  query(input: Of["input"], options?: CallOptions): Promise<Of["output"]>;
}
export interface Mutation<Of extends Call> {
  mutate(input: Of["input"], options?: CallOptions): Promise<Of["output"]>;
}
export interface Subscription<Of extends Call> {
  subscribe(input: Of["input"], on: Listeners<Of["output"]>): { unsubscribe(): void };
}
export interface Listeners<Event> {
  onStarted?: () => void;
  onData?: (event: Event) => void;
  onError?: (error: FourballError) => void;
  onComplete?: () => void;
}
/** What a refused call rejects with. `data` is null when the server was not reached; a bug of the server has no `failure`. */
export interface FourballError extends Error {
  data: {
    failure?: Failure;
    reason?: FailureName;
    httpStatus: number;
    path?: string;
    issues?: { path: string[]; message: string }[];
  } | null;
}
