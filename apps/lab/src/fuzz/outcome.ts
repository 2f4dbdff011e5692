/** `refused` also stands for a connection that the server closed, which is how sockets and raw bytes are refused. */
export type Outcome = { answer: "ok" | "refused" | "5xx" | "none"; status: number; ms: number };

export const HANG_MS = 2000;
/** How long to wait for an answer that is late already. */
export const GIVE_UP_MS = 15_000;

export const answerOf = (status: number): Outcome["answer"] => {
  if (status >= 500) return "5xx";
  return status < 400 ? "ok" : "refused";
};

/** An answer that came late, or never, is a fault too. */
export const isFault = ({ answer, ms }: Outcome): boolean => answer === "5xx" || answer === "none" || ms > HANG_MS;
