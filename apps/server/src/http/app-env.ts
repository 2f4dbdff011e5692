import type { Viewer } from "@fourball/domain/viewer";
import type { Logger } from "pino";

/** The variables of one request. */
export type AppEnv = {
  Variables: { requestId: string; log: Logger; viewer?: Viewer | null };
};
