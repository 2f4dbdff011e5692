import type { Viewer } from "@fourball/domain/viewer";
import type { Logger } from "pino";

/** What the steps of one request leave for each other. */
export type AppEnv = {
  Variables: { requestId: string; log: Logger; viewer?: Viewer | null };
};
