import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { loggedError, withoutEmails } from "./logged-error.ts";

/** The log of the server: JSON lines to the standard output, or to the given stream. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    serializers: {
      err: (error: unknown) => loggedError(error),
      error: (message: unknown) => withoutEmails(String(message)),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
